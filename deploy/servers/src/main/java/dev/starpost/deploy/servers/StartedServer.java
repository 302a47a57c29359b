package dev.starpost.deploy.servers;

import dev.starpost.deploy.servers.process.LeashedProcess;

/** A process that serves, and how its clients find it. */
public record StartedServer<A>(LeashedProcess process, A address) {}
