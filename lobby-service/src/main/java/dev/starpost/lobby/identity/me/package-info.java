/** The caller's own account: {@code /v1/me}, its changes and its deletion. */
package dev.starpost.lobby.identity.me;
