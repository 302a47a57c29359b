/**
 * Opening a table: its plan, which the engine checks, and its creation; the resource of single
 * tables.
 */
package dev.starpost.lobby.tables.open;
