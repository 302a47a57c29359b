/**
 * The table itself: the entity with its seats, invitations and kicks, their repositories, messages
 * and settings, and the access to them.
 */
package dev.starpost.lobby.tables.table;
