/** Sessions: signing in and out, refresh tokens, cookies, and the rate limits of attempts. */
package dev.starpost.lobby.identity.session;
