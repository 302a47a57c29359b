/** Credentials: personal tokens and sessions exchanged at the lobby, access tokens verified. */
package dev.starpost.gateway.token;
