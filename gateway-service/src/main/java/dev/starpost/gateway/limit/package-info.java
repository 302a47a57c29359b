/** Rate limits for each caller. */
package dev.starpost.gateway.limit;
