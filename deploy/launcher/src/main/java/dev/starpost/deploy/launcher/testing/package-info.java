/** The test command: selection, parts, Surefire reports, mutants, summary. */
package dev.starpost.deploy.launcher.testing;
