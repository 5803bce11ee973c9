"""Speeds, measured."""
