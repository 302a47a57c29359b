/**
 * What bots know of Salvage: the determinization of hidden information, and the evaluation of a
 * position.
 */
package dev.starpost.games.salvage.bot;
