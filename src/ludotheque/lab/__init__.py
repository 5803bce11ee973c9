"""The laboratory: simulation, tournaments, drills, and the conformance kit."""
