/**
 * Components (§1 and the lists of §13 of the rules): the board and its systems, cards, gems,
 * upgrades, leaders, and the words in which the YAML files say what a card does. They know no rule.
 */
package dev.starpost.games.councilofshadows.component;
