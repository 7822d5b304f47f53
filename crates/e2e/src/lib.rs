//! Drives the real program as processes. It uses nothing of ours: it knows what the wire knows.
