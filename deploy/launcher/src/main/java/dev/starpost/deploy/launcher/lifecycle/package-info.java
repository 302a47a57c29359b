/** Commands that start, stop, watch and renew a platform: up, down, status, logs, dev. */
package dev.starpost.deploy.launcher.lifecycle;
