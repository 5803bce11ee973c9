"""Gateways: our games as the environments that learners know; the extra `gym` brings what they need."""
