/**
 * One game at one version and the handlers that decide commands on it. Pure: no server, no
 * framework.
 */
package dev.starpost.engine.game;
