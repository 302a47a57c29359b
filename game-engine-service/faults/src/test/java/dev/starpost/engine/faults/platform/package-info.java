/** A Starpost of the tests' own: a broker, a MongoDB and engines as processes, to be done harm. */
package dev.starpost.engine.faults.platform;
