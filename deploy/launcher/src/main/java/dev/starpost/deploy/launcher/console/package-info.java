/** Console output: lines, tables, durations as people read them. */
package dev.starpost.deploy.launcher.console;
