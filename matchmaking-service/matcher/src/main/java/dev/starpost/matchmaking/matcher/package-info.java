/** The matcher: who plays with whom, in pure Java, without a clock and without chance. */
package dev.starpost.matchmaking.matcher;
