/**
 * Problem documents (RFC 9457): whatever goes wrong becomes one, in the caller's language; what a
 * request should hold is told by its Java types.
 */
package dev.starpost.web.problem;
