/** View: what a viewer sees of a game of Race for the Galaxy, built up field by field. */
package dev.starpost.games.raceforthegalaxy.view;
