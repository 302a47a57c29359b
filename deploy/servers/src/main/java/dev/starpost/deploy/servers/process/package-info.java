/** Child processes: ended with their parent, their logs, signals, free ports. */
package dev.starpost.deploy.servers.process;
