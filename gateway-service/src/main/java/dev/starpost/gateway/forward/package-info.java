/** Forwarding to services: connections, headers, bodies, responses, streams. */
package dev.starpost.gateway.forward;
