/** Passwords: Argon2id on few threads, and which passwords will do. */
package dev.starpost.lobby.identity.password;
