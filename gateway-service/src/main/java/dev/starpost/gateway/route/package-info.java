/** Routing: which path leads to which service. */
package dev.starpost.gateway.route;
