/** View: what a viewer sees of a game of Alien Frontiers, built up field by field. */
package dev.starpost.games.alienfrontiers.view;
