/**
 * Race for the Galaxy as the platform finds it: the {@code Game}, and the {@code Rules} that join
 * its packages.
 */
package dev.starpost.games.raceforthegalaxy.plugin;
