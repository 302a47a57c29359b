package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.kernel.Seat;
import dev.starpost.text.Text;
import java.util.Optional;

/** Events of what is given up in the Settle phase, most of it for military (RFTG-7.12). */
sealed interface MilitaryEvent extends RaceEvent {

  /**
   * RFTG-7.8: a card of the tableau is discarded for what it can do.
   *
   * @param military what it gives until the phase ends; 0 if it places a world for nothing
   */
  @JsonTypeName("card-sacrificed.v1")
  record CardSacrificed(Seat seat, Card card, int military) implements MilitaryEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          player
              .withTableau(player.tableau().without(card))
              .withWork(player.settling().stronger(military)),
          game.stock().discarding(Cards.of(card)));
    }

    @Override
    public Text text() {
      return Text.of(
          military > 0 ? "event.card-sacrificed" : "event.card-sacrificed-for-world",
          "player",
          seat,
          "card",
          card.inSentence(),
          "military",
          military);
    }
  }

  /**
   * RFTG-7.12: a good is discarded for military until the phase ends.
   *
   * @param from where the good lay; nowhere if a token stood in for it
   */
  @JsonTypeName("good-spent.v1")
  record GoodSpent(Seat seat, Card power, Optional<Card> from, int military)
      implements MilitaryEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          player
              .withTableau(player.tableau().withoutGood(from))
              .withWork(player.settling().spending(power, military)),
          game.stock().usingGoods(from.isPresent() ? 1 : 0));
    }

    @Override
    public Text text() {
      return words("event.good-spent", seat, power, from, military);
    }
  }

  /** What is said of a good, or a token in its place, that gives military. */
  static Text words(String key, Seat seat, Card power, Optional<Card> from, int military) {
    return Text.of(
        from.isPresent() ? key : key + "-token",
        "player",
        seat,
        "power",
        power.inSentence(),
        "world",
        from.orElse(power).inSentence(),
        "military",
        military);
  }

  /**
   * RFTG-13.13: a token gives military until the phase ends.
   *
   * @param genes what it gives against genes worlds only
   */
  @JsonTypeName("military-lent.v1")
  record MilitaryLent(Seat seat, int military, int genes) implements MilitaryEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.withWork(player.settling().lending(military, genes)));
    }

    @Override
    public Text text() {
      return Text.of(
          genes > 0 ? "event.military-lent-against-genes" : "event.military-lent",
          "player",
          seat,
          "military",
          military + genes);
    }
  }
}
