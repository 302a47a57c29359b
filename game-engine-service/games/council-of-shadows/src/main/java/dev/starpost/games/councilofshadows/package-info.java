/**
 * Rules of Council of Shadows: the state, its moves, events and pending decisions, and classes for
 * each section of RULES.md. They know components, but neither views nor bots.
 *
 * <ul>
 *   <li>COS-1 Components and terms: {@code component.Layout}, {@code component.Board}, {@code
 *       component.SolarSystem}, {@code component.Gems}, {@code component.ActionCard} and other
 *       components; markers: {@link Track}; majority: {@link Majority}; what is hidden: {@code
 *       view.CouncilView}, {@code bot.Determinization}
 *   <li>COS-2 Setup: {@link Opening}, {@link Table} (the options); civilizations: {@link Choosing}
 *   <li>COS-3 Round, buying: {@link Rounds}; {@link Buying}, {@link Offers}, {@link Markets};
 *       paying: {@code component.Price}; what upgrades do: {@code component.UpgradeSet}
 *   <li>COS-4 Planning: {@link Planning}; {@link Plan}, {@link Zone}
 *   <li>COS-5 Consumption and turn order: {@link Consumption}
 *   <li>COS-6 Actions: {@link Actions}; {@link Colonizing}, {@link Extracting}, {@link Discovering}
 *   <li>COS-7 Exploitation: {@link Exploiting}, {@link Majority}, {@link BonusCards}
 *   <li>COS-8 Dark Tech levels: {@link Settling}
 *   <li>COS-9 End and final scoring: {@link FinalScoring}, {@link Resigning}
 *   <li>COS-10 Stations: buying: {@link Buying}; use: {@link Exploiting}; cubes that count: {@link
 *       Majority}
 *   <li>COS-11 Leaders: choosing: {@link Choosing}; powers: see the README
 *   <li>COS-12 Automa: {@link AutomaTurn}; its cards: {@code component.AutomaCard}, {@link Automa}
 *   <li>COS-13 Card powers: see the README; bonus cards: {@link FinalScoring}
 *   <li>COS-14 Decisions: {@link Ask}; {@link RoundPending}, {@link BoardPending}, {@link
 *       ExploitPending}, {@link AutomaPending}
 * </ul>
 *
 * <p>What others may see of an event is said by the event itself ({@link CouncilShown}). The README
 * has tables of steps and powers of cards.
 */
package dev.starpost.games.councilofshadows;
