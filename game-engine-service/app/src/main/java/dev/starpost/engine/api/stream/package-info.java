/** Streams (server-sent events and NDJSON) by which clients follow a game. */
package dev.starpost.engine.api.stream;
