/** Request handling of the gateway: from a request on the public port to a response. */
package dev.starpost.gateway;
