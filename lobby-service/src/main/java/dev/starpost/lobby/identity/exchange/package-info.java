/**
 * Token exchange: access tokens for personal tokens and cookies (the gateway), and for other
 * services.
 */
package dev.starpost.lobby.identity.exchange;
