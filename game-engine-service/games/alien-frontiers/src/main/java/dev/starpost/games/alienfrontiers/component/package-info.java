/**
 * Components (§1 of the rules): ships, stations, territories, colonies, fields, resources and tech
 * cards, how they lie, and the numbers of components.yaml. They know no rule.
 */
package dev.starpost.games.alienfrontiers.component;
