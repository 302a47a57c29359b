/**
 * The clock watch: sends the system commands that follow from deadlines; what an expired turn
 * becomes is decided by the system command handler in game.
 */
package dev.starpost.engine.clock;
