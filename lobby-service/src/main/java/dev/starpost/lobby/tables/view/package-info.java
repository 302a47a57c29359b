/** Tables as their viewers see them. */
package dev.starpost.lobby.tables.view;
