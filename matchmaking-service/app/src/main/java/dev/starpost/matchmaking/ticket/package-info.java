/** Tickets: queueing, cancelling, expiring. */
package dev.starpost.matchmaking.ticket;
