/** Processes: run to the end, recognised later, logs followed while they grow. */
package dev.starpost.deploy.launcher.process;
