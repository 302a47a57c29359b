/** Registration of accounts and guests, and how a guest becomes a registered player. */
package dev.starpost.lobby.identity.registration;
