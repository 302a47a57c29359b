/** Messages of matchmaking: what becomes of tickets and challenges, and commands to the lobby. */
package dev.starpost.contracts.matchmaking;
