/** Standings: the rating of a player in a game and a season, and on which list it is. */
package dev.starpost.rating.standing;
