/** Client of the game engine: which games there are. */
package dev.starpost.rating.engine;
