/** Pages and headers for browsers. */
package dev.starpost.gateway.page;
