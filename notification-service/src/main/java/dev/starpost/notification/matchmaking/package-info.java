/** Consumer of matchmaking.events: tickets and challenges. */
package dev.starpost.notification.matchmaking;
