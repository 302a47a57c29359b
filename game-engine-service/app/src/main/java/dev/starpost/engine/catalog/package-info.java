/** The games that this platform offers. */
package dev.starpost.engine.catalog;
