/**
 * Public profiles: what the rating service publishes of somebody's games, kept so that they are
 * there when it is not.
 */
package dev.starpost.lobby.profile;
