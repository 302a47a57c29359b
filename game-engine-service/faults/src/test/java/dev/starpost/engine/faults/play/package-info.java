/** Players who know nothing but the public API, and remember everything they were told. */
package dev.starpost.engine.faults.play;
