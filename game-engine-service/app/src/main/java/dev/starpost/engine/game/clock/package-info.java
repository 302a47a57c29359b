/** Clock rules: time controls, rests, outages and the clock of a seat. Pure. */
package dev.starpost.engine.game.clock;
