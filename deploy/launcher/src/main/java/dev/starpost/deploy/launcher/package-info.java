/** Launcher: the main class behind the script {@code ./starpost}, and its list of commands. */
package dev.starpost.deploy.launcher;
