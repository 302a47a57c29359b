/**
 * Streams (server-sent events and NDJSON) by which clients follow a game, with their keep-alive.
 */
package dev.starpost.engine.api.stream;
