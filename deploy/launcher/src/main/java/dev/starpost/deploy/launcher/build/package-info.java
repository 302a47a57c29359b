/** Builds: Maven runs with progress, modules and their poms, what is stale. */
package dev.starpost.deploy.launcher.build;
