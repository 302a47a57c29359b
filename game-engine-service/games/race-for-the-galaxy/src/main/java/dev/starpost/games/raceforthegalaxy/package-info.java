/**
 * Rules of Race for the Galaxy: the state, its moves, events and questions, and classes for each
 * section of RULES.md. They know components, but neither views nor bots.
 *
 * <ul>
 *   <li>RFTG-1 Options: {@link Table}
 *   <li>RFTG-2 Terms: {@code component.card}; deck and discards: {@link Stock}, {@link Play};
 *       military: {@link Military}
 *   <li>RFTG-3 Setup: {@link Opening}, {@link Starting}
 *   <li>RFTG-4 The round, the choice of actions: {@link Rounds}, {@link Choosing}, {@link Action}
 *   <li>RFTG-5 Explore: {@link Exploring}
 *   <li>RFTG-6 Develop: {@link Developing}, {@link Payments}
 *   <li>RFTG-7 Settle: {@link Settling}; paying: {@link Paying}; conquering: {@link Conquering},
 *       {@link Military}; temporary military: {@link Reinforcements}; worlds placed for nothing:
 *       {@link PlacingFree}
 *   <li>RFTG-8 Consume: {@link Consuming}, {@link ConsumeOptions}, {@link Goods}, {@link Rewards};
 *       selling: {@link Selling}; where order means nothing: {@link Foregone}
 *   <li>RFTG-9 Produce: {@link Producing}, {@link Windfalls}
 *   <li>RFTG-10 End and score: {@link Rounds}; points: {@code component.card.ScoreTable}, {@code
 *       component.card.Scoring}
 *   <li>RFTG-11 The Orb, setup and geometry: {@link OrbSetup}, {@code component.orb}
 *   <li>RFTG-12 The Orb step: {@link OrbStep}; teams: {@link OrbMoving}; military: {@link
 *       OrbMilitary}
 *   <li>RFTG-13 Laying Orb cards, artifacts: {@link OrbLaying}; tokens: {@link Tokens}, {@link
 *       Explorer}
 *   <li>RFTG-14 Powers: {@code component.card.Power} and a sealed type for each phase; the README
 *       has a table of all of them
 *   <li>RFTG-15 Decision points: {@link Ask}, {@link Questions}, {@link Answering}
 *   <li>RFTG-16 Information: {@code view.RaceView}, {@code view.OrbView}, {@link RaceShown}, {@code
 *       bot.Determinization}
 *   <li>RFTG-18 Playing by mail: {@link Rounds}, {@link Ask}, {@link OrbStep}
 *   <li>RFTG-20 Leaving: {@link Resigning}
 * </ul>
 */
package dev.starpost.games.raceforthegalaxy;
