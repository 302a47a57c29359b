/** Authentication of requests: the caller, scopes, access tokens and their lifetimes, operators. */
package dev.starpost.lobby.identity.auth;
