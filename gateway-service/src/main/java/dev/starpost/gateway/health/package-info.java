/** Health checks of the services behind the gateway. */
package dev.starpost.gateway.health;
