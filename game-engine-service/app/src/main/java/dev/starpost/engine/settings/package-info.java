/** The settings of the engine. */
package dev.starpost.engine.settings;
