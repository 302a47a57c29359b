/** Consumer of matchmaking.events: who rests, because challenges were not taken up. */
package dev.starpost.rating.challenge;
