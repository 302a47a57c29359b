/**
 * Players: all that results have made of somebody, read once, written once, and published; names,
 * as the lobby tells them.
 */
package dev.starpost.rating.player;
