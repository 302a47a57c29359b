/**
 * Components: the geometry of the Orb (§11 and §13 of the rules), its squares, sides, legal
 * placements, the ways of a team, and tokens. They know no players and no rule.
 */
package dev.starpost.games.raceforthegalaxy.component.orb;
