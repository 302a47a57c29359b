/** Components (§1 of the rules): crew cards, derelicts, and the numbers of components.yaml. */
package dev.starpost.games.salvage.component;
