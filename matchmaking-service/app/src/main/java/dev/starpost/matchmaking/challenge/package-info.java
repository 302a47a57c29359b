/** Challenges on ladders, and their consequences. */
package dev.starpost.matchmaking.challenge;
