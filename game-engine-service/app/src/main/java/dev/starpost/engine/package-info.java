/** The game engine: its wiring; what it is made of lies in the packages below. */
package dev.starpost.engine;
