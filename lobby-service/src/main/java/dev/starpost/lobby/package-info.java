/**
 * The lobby service: who is who ({@code identity}), where people gather to play ({@code tables}),
 * and what belongs to their games around the play.
 */
package dev.starpost.lobby;
