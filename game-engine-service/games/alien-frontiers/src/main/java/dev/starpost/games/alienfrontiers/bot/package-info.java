/**
 * What bots know of Alien Frontiers: the determinization of hidden information, and the evaluation
 * of a position.
 */
package dev.starpost.games.alienfrontiers.bot;
