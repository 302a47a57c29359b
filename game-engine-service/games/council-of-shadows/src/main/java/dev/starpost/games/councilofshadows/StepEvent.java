package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Seat;
import dev.starpost.text.Text;

/** What somebody does without changing the table: it is told, and nothing else. */
sealed interface StepEvent extends CouncilEvent {

  @Override
  default CouncilOfShadows applyTo(CouncilOfShadows game) {
    return game;
  }

  /** COS-6.1: the top card of a zone acts. */
  @JsonTypeName("zone-acted.v1")
  record ZoneActed(Seat seat, ZoneId zone, ActionCard card) implements StepEvent {
    @Override
    public Text text() {
      return Text.of(
          "event.zone-acted", "player", seat, "card", card.item().label(), "zone", zone.label());
    }
  }

  /**
   * COS-6.12: one of the actions of a card is chosen.
   *
   * @param option the word of what is asked then
   */
  @JsonTypeName("option-chosen.v1")
  record OptionChosen(Seat seat, ActionCard card, String option) implements StepEvent {
    @Override
    public Text text() {
      return Text.of("event.option-chosen." + option, "player", seat, "card", card.item().label());
    }
  }

  /**
   * COS-6.4, COS-8.7: somebody does without.
   *
   * @param step the word of what was asked
   */
  @JsonTypeName("step-declined.v1")
  record StepDeclined(Seat seat, String step) implements StepEvent {
    @Override
    public Text text() {
      return Text.of("event.step-declined." + step, "player", seat);
    }
  }

  /**
   * COS-6.4: a card has an action that cannot be taken now.
   *
   * @param step the word of what would be asked
   */
  @JsonTypeName("step-impossible.v1")
  record StepImpossible(Seat seat, String step) implements StepEvent {
    @Override
    public Text text() {
      return Text.of("event.step-impossible." + step, "player", seat);
    }
  }

  /**
   * COS-3.2: somebody buys nothing more.
   *
   * @param purchases how many were made
   */
  @JsonTypeName("buying-ended.v1")
  record BuyingEnded(Seat seat, int purchases) implements StepEvent {
    @Override
    public Text text() {
      return Text.of(
          purchases > 0 ? "event.buying-ended" : "event.buying-ended-none", "player", seat);
    }
  }

  /**
   * COS-7.8: somebody exploits no further galaxy.
   *
   * @param exploited whether any was exploited
   */
  @JsonTypeName("turn-ended.v1")
  record TurnEnded(Seat seat, boolean exploited) implements StepEvent {
    @Override
    public Text text() {
      return Text.of(exploited ? "event.turn-ended" : "event.turn-ended-none", "player", seat);
    }
  }
}
