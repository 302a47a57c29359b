/** Command line: commands, their options, the checkout, exit codes, refusals. */
package dev.starpost.deploy.launcher.cli;
