/** Game requests: what somebody wants to play, found possible by the engine. */
package dev.starpost.matchmaking.play;
