package dev.starpost.deploy.servers.process;

/** How a server is asked to end. */
public enum StopSignal {
  TERM,
  /** PostgreSQL's fast shutdown; its {@code TERM} waits until the last client has left. */
  INT
}
