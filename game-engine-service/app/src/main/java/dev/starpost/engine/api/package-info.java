/** The REST API: who calls, and what all resources share. */
package dev.starpost.engine.api;
