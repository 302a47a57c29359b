/**
 * Rules of Salvage: the state, its moves, events and pending decisions, and a class for each
 * section of RULES.md. They know components, but neither views nor bots.
 *
 * <ul>
 *   <li>SV-1 Components: {@code component.SalvageComponents}, {@code component.Crew}, {@code
 *       component.Derelict}
 *   <li>SV-2 Setup: {@link Opening}
 *   <li>SV-3 Round: {@link Refit} begins one, {@link Bidding} ends a bid in boarding or refit
 *   <li>SV-4 Bidding: {@link Bidding}
 *   <li>SV-5 Boarding: {@link Boarding}
 *   <li>SV-6 Refit: {@link Refit}
 *   <li>SV-7 End: {@link Refit} sees it, {@link Scoring} ranks
 *   <li>SV-8 Resigning: {@link Resigning}
 * </ul>
 *
 * <p>What others may see of an event is said by the event itself ({@link SalvageShown}).
 */
package dev.starpost.games.salvage;
