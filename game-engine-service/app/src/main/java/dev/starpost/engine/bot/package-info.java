/** Decisions of bots, and the fair queue in which they wait. */
package dev.starpost.engine.bot;
