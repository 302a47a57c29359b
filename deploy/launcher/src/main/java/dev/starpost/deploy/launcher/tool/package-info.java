/** Commands that run a program of another module: bench, images, record, verify. */
package dev.starpost.deploy.launcher.tool;
