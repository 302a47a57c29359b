package dev.starpost.deploy.servers;

/** A process that serves, and how its clients find it. */
record Started<A>(LeashedProcess process, A address) {}
