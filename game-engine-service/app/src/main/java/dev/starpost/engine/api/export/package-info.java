/** Personal data that the engine exports or erases for an account. */
package dev.starpost.engine.api.export;
