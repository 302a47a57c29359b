/** Notes: what somebody notes of a game, for nobody else. */
package dev.starpost.lobby.note;
