/** Problems: what can be wrong with a request to the lobby alone. */
package dev.starpost.lobby.problem;
