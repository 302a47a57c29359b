/**
 * Deprecated names of settings: read for one more release, with a warning at the start.
 *
 * <p>A service or a library that gives a setting another name adds a line to {@code
 * META-INF/deprecated-settings.properties} of its resources, and nothing else:
 *
 * <pre>{@code
 * starpost.webhooks.pauses=starpost.webhooks.backoff until 1.1
 * }</pre>
 *
 * <p>The value says the new name and the first release that no longer reads the old one. The line
 * also holds for what is below the name and for elements of a list ({@code pauses[0]}), and for the
 * environment variable of the name ({@code STARPOST_WEBHOOKS_PAUSES}). If both names are set in the
 * same place, the new one counts.
 */
package dev.starpost.settings;
