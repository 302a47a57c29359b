/** Rate limits: the class of a call, and a token bucket for each caller. */
package dev.starpost.gateway.limit;
