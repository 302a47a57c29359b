/** Supervision of servers and services: environments, readiness, restarts with back-off. */
package dev.starpost.deploy.launcher.platform;
