/** The bounded context of who is who: accounts, and how people and programs prove who they are. */
package dev.starpost.lobby.identity;
