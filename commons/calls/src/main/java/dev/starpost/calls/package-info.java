/** Clients of other services: addresses, tokens and timeouts of calls. */
package dev.starpost.calls;
