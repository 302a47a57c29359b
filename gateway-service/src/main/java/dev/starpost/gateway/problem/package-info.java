/** Problem documents (RFC 9457) that the gateway itself answers with. */
package dev.starpost.gateway.problem;
