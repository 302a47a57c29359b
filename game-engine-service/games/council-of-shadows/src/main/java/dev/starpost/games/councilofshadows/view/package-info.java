/** View: what a viewer sees of a game of Council of Shadows, built up field by field. */
package dev.starpost.games.councilofshadows.view;
