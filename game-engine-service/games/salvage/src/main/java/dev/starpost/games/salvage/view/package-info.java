/** View: what a viewer sees of a game of Salvage, built up field by field. */
package dev.starpost.games.salvage.view;
