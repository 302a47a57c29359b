/**
 * Live streams for clients, as server-sent events or NDJSON: messages and their two forms,
 * keep-alive, expiry with the client's token, and how many an account may have open.
 */
package dev.starpost.stream;
