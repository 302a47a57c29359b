package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import java.util.Optional;

/** What a player has done in the present phase, as far as the rest of the phase looks at it. */
public sealed interface Work {

  /** Nothing. */
  @JsonTypeName("none")
  record None() implements Work {}

  None NONE = new None();

  /**
   * RFTG-7: a Settle phase.
   *
   * @param military temporary military (RFTG-7.12)
   * @param genes temporary military against genes worlds only (RFTG-13.13)
   * @param spent the cards whose power to discard a good was used
   * @param bonus whether the card for choosing Settle was drawn (RFTG-7.10)
   * @param conquered the world that the main action conquered (RFTG-7.16)
   * @param again whether a second one was conquered
   * @param declined whether no further placement is wanted (RFTG-7.14)
   * @param waiting a world turned up at random whose owner is asked for a card (RFTG-7.10)
   */
  @JsonTypeName("settling")
  record SettleWork(
      int military,
      int genes,
      Cards spent,
      boolean bonus,
      Optional<Card> conquered,
      boolean again,
      boolean declined,
      Optional<Card> waiting)
      implements Work {
    static final SettleWork BEGUN =
        new SettleWork(0, 0, Cards.NONE, false, Optional.empty(), false, false, Optional.empty());

    SettleWork stronger(int by) {
      return lending(by, 0);
    }

    SettleWork lending(int by, int againstGenes) {
      return new SettleWork(
          military + by, genes + againstGenes, spent, bonus, conquered, again, declined, waiting);
    }

    SettleWork spending(Card power, int by) {
      return new SettleWork(
          military + by, genes, spent.with(power), bonus, conquered, again, declined, waiting);
    }

    SettleWork withBonus() {
      return new SettleWork(military, genes, spent, true, conquered, again, declined, waiting);
    }

    /** The first conquest of the phase, or the second. */
    SettleWork conquering(Card world) {
      boolean second = conquered.isPresent();
      Optional<Card> first = second ? conquered : Optional.of(world);
      return new SettleWork(
          military, genes, spent, bonus, first, again || second, declined, waiting);
    }

    SettleWork declining() {
      return new SettleWork(military, genes, spent, bonus, conquered, again, true, waiting);
    }

    SettleWork waitingFor(Optional<Card> world) {
      return new SettleWork(military, genes, spent, bonus, conquered, again, declined, world);
    }
  }

  /**
   * RFTG-8: a Consume phase.
   *
   * @param mayTrade whether a good is still to be sold for Consume: Trade
   * @param used one bit for each consume power of the cards in force, in their order
   */
  @JsonTypeName("consuming")
  record ConsumeWork(boolean mayTrade, int used) implements Work {
    ConsumeWork traded() {
      return new ConsumeWork(false, used);
    }

    ConsumeWork using(int power) {
      return new ConsumeWork(mayTrade, used | 1 << power);
    }
  }

  /**
   * RFTG-9: a Produce phase.
   *
   * @param received one bit for each card of the tableau that received a good
   */
  @JsonTypeName("producing")
  record ProduceWork(int received) implements Work {
    ProduceWork with(int world) {
      return new ProduceWork(received | 1 << world);
    }

    boolean hasReceived(int world) {
      return (received >> world & 1) != 0;
    }
  }

  /**
   * RFTG-12: an Explore phase with the Orb.
   *
   * @param military temporary military (RFTG-12.11)
   * @param spent the cards whose power to discard a good was used
   * @param team the team on its way; -1 for none
   * @param left how many squares it may still move
   * @param closed one bit for each team that is done
   * @param taken whether Move counts as taken (RFTG-12.7)
   */
  @JsonTypeName("exploring-orb")
  record OrbWork(int military, Cards spent, int team, int left, int closed, boolean taken)
      implements Work {

    static final OrbWork BEGUN = new OrbWork(0, Cards.NONE, -1, 0, 0, false);

    /** Whether nothing was done yet, so that passing is still possible. */
    boolean isFresh() {
      return team < 0 && military == 0 && spent.isEmpty() && closed == 0 && !taken;
    }

    boolean isClosed(int ofTeam) {
      return (closed >> ofTeam & 1) != 0;
    }

    /** RFTG-12.8: a team that was on its way before another is done. */
    OrbWork moving(int newTeam, int newLeft) {
      int done = team >= 0 && team != newTeam ? closed | 1 << team : closed;
      return new OrbWork(military, spent, newTeam, newLeft, done, taken);
    }

    OrbWork closing(int doneTeam) {
      return new OrbWork(military, spent, team, 0, closed | 1 << doneTeam, taken);
    }

    OrbWork stronger(int by) {
      return new OrbWork(military + by, spent, team, left, closed, taken);
    }

    OrbWork spending(Card power, int by) {
      return new OrbWork(military + by, spent.with(power), team, left, closed, taken);
    }

    OrbWork ended(boolean isTaken) {
      return new OrbWork(military, spent, team, left, closed, isTaken);
    }
  }
}
