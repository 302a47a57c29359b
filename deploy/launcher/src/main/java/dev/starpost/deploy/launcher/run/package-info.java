/**
 * One running Starpost as others find it: data directory, lock, ports, the note of its processes.
 */
package dev.starpost.deploy.launcher.run;
