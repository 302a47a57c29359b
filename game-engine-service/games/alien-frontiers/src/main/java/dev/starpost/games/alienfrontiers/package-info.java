/**
 * Rules of Alien Frontiers: the state, its moves, events and pending decisions, and a class for
 * each section of RULES.md. They know components, but neither views nor bots.
 *
 * <ul>
 *   <li>AF-1 Components: {@code component.FrontiersComponents}, {@code component.Ship}, {@code
 *       component.Station}, {@code component.Territory}, {@code component.Field}, {@code
 *       component.Resource}, {@code component.Tech}, {@code component.TechCard}
 *   <li>AF-2 Setup: {@link Opening}
 *   <li>AF-3 Turn: {@link Turns}; what ships must dock (AF-3.4, AF-3.9) {@link Docking}
 *   <li>AF-4 Stations: which ships may dock where, and the price: {@link Docking}, {@link
 *       Formations}, {@link Fit}; what a docking gives: {@link Stations}
 *   <li>AF-4.3 Orbital Market: {@link Market}
 *   <li>AF-4.5 Alien Artifact: {@link Artifact}
 *   <li>AF-4.8 Colonist Hub: {@link Hub}
 *   <li>AF-4.11 Raiders' Outpost: {@link Raid}
 *   <li>AF-5 Colonies, territories, control: placing a colony: {@link Colonising}; control: {@code
 *       component.Colonies}; who has a bonus: {@code AlienFrontiers.hasBonus}; the relic ship:
 *       {@link RelicShip}
 *   <li>AF-6 Fields: where they lie: {@code component.Fields}; placing: {@link PlacingFields};
 *       Isolation: {@link AlienFrontiers}, Positron: {@link Score}, Repulsor: {@link Colonising},
 *       {@link MovingColonies}
 *   <li>AF-7 Tech cards: which powers may be used, and the class of each: {@link Powers}; new cards
 *       when the pile is empty: {@link Artifact}
 *   <li>AF-8 End and score: {@link Score}; the last colony: {@link Colonising}; {@link Resigning}
 *   <li>Bonuses of territories (AF-5.3 to AF-5.10): Asimov Crater {@code Hub.advance}; Bradbury
 *       Plateau {@code Docking.cost}; Burroughs Desert {@link RelicShip}; Heinlein Plains {@code
 *       Market.rate}; Herbert Valley {@code Docking.cost}; Lem Badlands {@code Stations.gain}; Pohl
 *       Foothills {@code Powers.fuel}, {@code Cannon.affordable}; Van Vogt Mountains {@code
 *       Docking.mine}
 * </ul>
 *
 * <p>What others may see of an event is said by the event itself ({@link FrontiersShown}). The
 * README has a table of tech cards.
 */
package dev.starpost.games.alienfrontiers;
