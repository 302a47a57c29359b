/**
 * Components: cards and their powers (§2 and §14 of the rules) as rows of cards.yaml, what powers
 * add up to, scoring, hands and piles. They know no rule.
 */
package dev.starpost.games.raceforthegalaxy.component.card;
