package dev.starpost.games.salvage;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.games.salvage.component.Derelict;
import dev.starpost.games.salvage.component.SalvageComponents;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.pending.Agenda;
import dev.starpost.kernel.pending.SealedAnswers;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Events of the round's course: setup, sightings, refit, the end. */
sealed interface RoundEvent extends SalvageEvent {

  /** §2: everything is dealt. */
  @JsonTypeName("opened.v1")
  record Opened(boolean rough, List<Integer> deck, PerSeat<Crew> hands, List<String> queue)
      implements RoundEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return new Salvage(
          rough,
          deck,
          Crew.NONE,
          hands,
          PerSeat.all(hands.size(), 0),
          queue,
          Optional.empty(),
          Optional.empty(),
          List.of(),
          Agenda.empty(),
          List.of(),
          false);
    }

    @Override
    public Shown shownTo(Viewer viewer) {
      return new SalvageShown.Opened(
          rough, deck.size(), queue.size(), viewer.seat().map(hands::get));
    }

    @Override
    public Text text() {
      return shownTo(Viewer.SPECTATOR).text();
    }
  }

  /** SV-3.1: a derelict is turned up, and everybody is asked to bid; as dangerous as space is. */
  @JsonTypeName("derelict-sighted.v2")
  record DerelictSighted(int round, String derelict, int holds, int danger) implements RoundEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return sighted(game, derelict);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.derelict-sighted",
          "round",
          round,
          "derelict",
          Derelict.label(derelict),
          "holds",
          holds,
          "danger",
          danger);
    }
  }

  /** SV-6.2: the discards are shuffled into a new draw pile. */
  @JsonTypeName("deck-renewed.v1")
  record DeckRenewed(List<Integer> deck) implements RoundEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return game.withDeck(deck, Crew.NONE);
    }

    @Override
    public Shown shownTo(Viewer viewer) {
      return new SalvageShown.DeckRenewed(deck.size());
    }

    @Override
    public Text text() {
      return shownTo(Viewer.SPECTATOR).text();
    }
  }

  /** SV-6.1: a card is drawn. */
  @JsonTypeName("crew-drawn.v1")
  record CrewDrawn(Seat seat, int strength) implements RoundEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return game.withDeck(game.deck().subList(1, game.deck().size()), game.discards())
          .withHands(game.hands().update(seat, hand -> hand.with(List.of(strength))));
    }

    @Override
    public Shown shownTo(Viewer viewer) {
      return viewer.is(seat) ? this : new SalvageShown.CrewDrawn(seat);
    }

    @Override
    public Text text() {
      return Text.of("event.crew-drawn", "player", seat, "strength", strength);
    }
  }

  /** SV-6.3: these have more cards than they may keep. */
  @JsonTypeName("hands-over-limit.v1")
  record HandsOverLimit(List<Seat> seats) implements RoundEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return game.withAgenda(
          game.agenda().push(new Pending.HandsToTrim(SealedAnswers.from(seats))));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.hands-over-limit",
          "players",
          seats,
          "count",
          seats.size(),
          "limit",
          SalvageComponents.BOX.handLimit());
    }
  }

  /** SV-6.3: somebody has chosen, face down. */
  @JsonTypeName("trim-chosen.v1")
  record TrimChosen(Seat seat, Crew crew) implements RoundEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      Pending.HandsToTrim trimming = (Pending.HandsToTrim) game.pending().orElseThrow();
      return game.withAgenda(
          game.agenda().replaceTop(new Pending.HandsToTrim(trimming.answers().with(seat, crew))));
    }

    @Override
    public Shown shownTo(Viewer viewer) {
      return viewer.is(seat) ? this : new SalvageShown.TrimChosen(seat);
    }

    @Override
    public boolean isFinal() {
      return false;
    }

    @Override
    public Text text() {
      return Text.of("event.trim-chosen", "player", seat, "crew", crew.cards());
    }
  }

  /** SV-6.3: everybody shows what they discard. */
  @JsonTypeName("hands-trimmed.v1")
  record HandsTrimmed(List<Trim> trims) implements RoundEvent {
    /** One player's discards. */
    record Trim(Seat seat, Crew crew) {}

    @Override
    public Salvage applyTo(Salvage game) {
      Salvage trimmed = game.withAgenda(game.agenda().pop());
      for (Trim trim : trims) {
        List<Integer> cards = trim.crew().cards();
        trimmed =
            trimmed
                .withHands(trimmed.hands().update(trim.seat(), hand -> hand.without(cards)))
                .discarding(cards);
      }
      return trimmed;
    }

    @Override
    public Text text() {
      return trims.isEmpty()
          ? Text.of("event.hands-trimmed-none")
          : Text.of(
              "event.hands-trimmed",
              "trims",
              trims.stream()
                  .map(trim -> Text.of("trim", "player", trim.seat(), "crew", trim.crew().cards()))
                  .toList());
    }
  }

  /** SV-8.1: somebody has left; the hand and a party on board are discarded. */
  @JsonTypeName("player-resigned.v1")
  record PlayerResigned(Seat seat, Crew hand, Crew party) implements RoundEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      List<Seat> resigned = new ArrayList<>(game.resigned());
      resigned.add(seat);
      return game.withHands(game.hands().with(seat, Crew.NONE))
          .discarding(hand.with(party.cards()).cards())
          .askingNothingOf(seat)
          .withResigned(resigned);
    }

    @Override
    public Text text() {
      Crew all = hand.with(party.cards());
      return all.isEmpty()
          ? Text.of("event.player-resigned-empty-handed", "player", seat)
          : Text.of("event.player-resigned", "player", seat, "crew", all.cards());
    }
  }

  /**
   * SV-7.1, SV-7.3, SV-8.2: the game is over, and the hands are shown.
   *
   * @param resigned who has not stayed
   */
  @JsonTypeName("ended.v2")
  record Ended(PerSeat<Crew> hands, PerSeat<Integer> cargo, List<Seat> winners, List<Seat> resigned)
      implements RoundEvent {
    public Ended {
      winners = List.copyOf(winners);
      resigned = List.copyOf(resigned);
    }

    @Override
    public Salvage applyTo(Salvage game) {
      return ended(game);
    }

    @Override
    public Text text() {
      return Text.of(
          key(),
          "standings",
          cargo.seats().stream().map(this::standing).toList(),
          "winners",
          winners,
          "count",
          winners.size());
    }

    private String key() {
      if (cargo.size() - resigned.size() == 1) {
        return "event.ended-alone";
      }
      return mostCargo().size() > 1 ? "event.ended-tied" : "event.ended";
    }

    /** Those who stayed and have as much cargo as the winners. */
    private List<Seat> mostCargo() {
      int most = cargo.get(winners.get(0));
      return cargo.seats().stream()
          .filter(seat -> cargo.get(seat) == most && !resigned.contains(seat))
          .toList();
    }

    /** The strength in hand is told where it decides (SV-7.2). */
    private Text standing(Seat seat) {
      if (resigned.contains(seat)) {
        return Text.of("standing.resigned", "player", seat);
      }
      List<Seat> most = mostCargo();
      return Text.of(
          most.size() > 1 && most.contains(seat) ? "standing.strength" : "standing",
          "player",
          seat,
          "cargo",
          cargo.get(seat),
          "strength",
          hands.get(seat).strength());
    }
  }

  static Salvage sighted(Salvage game, String derelict) {
    List<String> rest = game.queue().subList(1, game.queue().size());
    return game.withDerelicts(rest, Optional.of(derelict), game.past())
        .withAgenda(game.agenda().push(new Pending.Bids(SealedAnswers.from(game.inPlay()))));
  }

  static Salvage ended(Salvage game) {
    return game.withAgenda(Agenda.empty()).asOver();
  }
}
