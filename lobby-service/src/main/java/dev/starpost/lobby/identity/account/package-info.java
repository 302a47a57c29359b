/** Accounts: the entity, its names and preferences, its repository, and the messages about it. */
package dev.starpost.lobby.identity.account;
