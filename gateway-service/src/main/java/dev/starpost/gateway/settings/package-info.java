/** Settings of the gateway. */
package dev.starpost.gateway.settings;
