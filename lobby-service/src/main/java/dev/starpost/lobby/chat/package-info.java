/** Chat: what players and spectators say in a game. */
package dev.starpost.lobby.chat;
