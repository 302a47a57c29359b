package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.games.councilofshadows.component.Bonus;
import dev.starpost.games.councilofshadows.component.BonusCard;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** Events of bonus cards, and of the end that they are for. */
sealed interface BonusEvent extends CouncilEvent {

  /**
   * COS-7.4: the top light card is drawn.
   *
   * @param unseen whether nobody may see it: the Automa draws (COS-12.7)
   */
  @JsonTypeName("bonus-drawn.v1")
  record BonusDrawn(Seat seat, BonusCard card, boolean unseen) implements BonusEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      Player player = game.player(seat);
      return game.withPiles(game.piles().withLight(game.piles().light().without(1)))
          .with(seat, player.withBonus(player.bonus().with(card)));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(viewer.is(seat) && !unseen ? this : new CouncilShown.BonusDrawn(seat));
    }

    @Override
    public boolean isFinal() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of("event.bonus-drawn", "player", seat, "card", card.item().label());
    }
  }

  /** COS-7.5: a light card goes under its pile. */
  @JsonTypeName("bonus-returned.v1")
  record BonusReturned(Seat seat, BonusCard card) implements BonusEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      Player player = game.player(seat);
      return game.withPiles(game.piles().withLight(game.piles().light().over(List.of(card))))
          .with(seat, player.withBonus(player.bonus().without(card)));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(viewer.is(seat) ? this : new CouncilShown.BonusReturned(seat));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.bonus-returned",
          "player",
          seat,
          "most",
          BonusCard.MOST,
          "card",
          card.item().label());
    }
  }

  /** COS-9.2, COS-9.3: what everybody gains in the end, in the order of scoring. */
  @JsonTypeName("scored.v2")
  record Scored(List<Line> lines) implements BonusEvent {
    /**
     * One player's energy for gems, AI cards and bonus cards.
     *
     * @param level in the end
     * @param energy left in the end
     */
    record Line(Seat seat, int gems, int aiCards, List<Counted> bonus, int level, int energy) {
      Line {
        bonus = List.copyOf(bonus);
      }

      private Text text() {
        return Text.of(
            bonus.isEmpty() ? "scored-no-bonus" : "scored",
            "player",
            seat,
            "gems",
            gems,
            "cards",
            aiCards,
            "bonus",
            bonus.stream().mapToInt(Counted::energy).sum(),
            "each",
            bonus.stream().map(Counted::text).toList(),
            "level",
            level,
            "energy",
            energy);
      }
    }

    /** What one bonus card gives. */
    record Counted(BonusCard card, int energy) {
      private Text text() {
        return Text.of("scored.card", "card", card.item().label(), "energy", energy);
      }
    }

    public Scored {
      lines = List.copyOf(lines);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      CouncilOfShadows scored = game;
      for (Line line : lines) {
        scored = LevelEvent.atLevel(scored, line.seat(), line.level(), line.energy());
      }
      return scored;
    }

    @Override
    public boolean isFinal() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of("event.scored", "lines", lines.stream().map(Line::text).toList());
    }
  }

  /** COS-9.6. */
  @JsonTypeName("player-resigned.v1")
  record PlayerResigned(Seat seat) implements BonusEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.with(seat, game.player(seat).leaving()).withRound(game.round().without(seat));
    }

    @Override
    public Text text() {
      return Text.of("event.player-resigned", "player", seat);
    }
  }

  /** §9: the game is over, and the bonus cards are shown. */
  @JsonTypeName("ended.v2")
  record Ended(PerSeat<Bonus> bonus, List<Seat> winners, Decider decider) implements BonusEvent {
    /** COS-9.5, COS-9.6: what the winner is ahead by. */
    enum Decider {
      LEVEL,
      ENERGY,
      CUBES,
      /** Nothing: the victory is shared. */
      NOTHING,
      /** The others have resigned. */
      LAST_LEFT;

      @JsonValue
      String id() {
        return EnumWords.of(this);
      }
    }

    public Ended {
      winners = List.copyOf(winners);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.asOver();
    }

    @Override
    public Text text() {
      return Text.of("event.ended." + decider.id(), "winners", winners);
    }
  }
}
