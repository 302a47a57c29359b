/**
 * Bots: the levels that take seats at tables, and the Monte-Carlo tree search of the strong one.
 */
package dev.starpost.kernel.bot;
