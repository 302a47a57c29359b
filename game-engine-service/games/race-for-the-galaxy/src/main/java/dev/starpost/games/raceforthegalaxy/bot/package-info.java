/**
 * What bots know of Race for the Galaxy: the determinization of hidden information, and the
 * evaluation of a position.
 */
package dev.starpost.games.raceforthegalaxy.bot;
