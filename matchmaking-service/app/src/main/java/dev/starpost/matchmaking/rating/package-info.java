/** Ratings and pace, as the rating service tells them; client for places on ladders. */
package dev.starpost.matchmaking.rating;
