/** The issuer of tokens: the lobby itself, or another one. */
package dev.starpost.lobby.identity.issuer;
