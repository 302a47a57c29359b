/**
 * What bots know of Council of Shadows: the determinization of hidden information, and the
 * evaluation of a position.
 */
package dev.starpost.games.councilofshadows.bot;
