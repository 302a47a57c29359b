/**
 * Consumer of game.events: whose turn begins, ends or is about to expire, and what is told of it.
 */
package dev.starpost.notification.game;
