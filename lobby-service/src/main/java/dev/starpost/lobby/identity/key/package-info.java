/** Signing keys: their rotation, the JWKS document, and the verification of access tokens. */
package dev.starpost.lobby.identity.key;
