/**
 * The lifecycle of an instance: what is started and stopped in which order, and the back-off
 * between attempts.
 */
package dev.starpost.engine.lifecycle;
