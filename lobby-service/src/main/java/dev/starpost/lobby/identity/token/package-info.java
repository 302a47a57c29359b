/** Personal access tokens, and the form of all secrets that are handed out. */
package dev.starpost.lobby.identity.token;
