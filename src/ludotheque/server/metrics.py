"""Prometheus metrics, for operators: `ludotheque serve --metrics PORT` gives them, on 127.0.0.1 only."""

from prometheus_client import Counter, Gauge, Histogram

ENTRIES = Counter("ludotheque_entries_total", "Entries written to the logs of tables", ["kind"])
COMMITS = Counter("ludotheque_commits_total", "Commits; each carries whatever has gathered")
REFUSALS = Counter("ludotheque_refusals_total", "Messages of clients that were refused")
DROPPED = Counter("ludotheque_bus_dropped_total", "Messages on the bus that no process of this house has sent just now")
ROOMS = Gauge("ludotheque_rooms", "Tables in memory")
CONNECTIONS = Gauge("ludotheque_connections", "Open connections, sockets included")
CUT_OFF = Counter("ludotheque_cut_off_total", "Connections that were cut off", ["why"])
VIEWERS = Gauge("ludotheque_viewers", "Open sockets")
STORED = Histogram(
    "ludotheque_stored_seconds",
    "How long a commit takes",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
THOUGHT = Histogram("ludotheque_thought_seconds", "How long bots think", buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 20))
