package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Pile;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** Events of setup (RFTG-3). */
sealed interface SetupEvent extends RaceEvent {

  /** RFTG-3: everything is shuffled and dealt. */
  @JsonTypeName("opened.v1")
  record Opened(
      Table table,
      Pile deck,
      PerSeat<Cards> starts,
      PerSeat<Cards> hands,
      Optional<Orb> orb,
      PerSeat<List<OrbCard>> orbCards)
      implements SetupEvent {
    @Override
    public Race applyTo(Race game) {
      return new Race(
          table,
          starts.map(
              (seat, worlds) ->
                  Player.dealt(hands.get(seat), worlds)
                      .with(new Explorer(orbCards.get(seat), List.of(), List.of(), List.of()))),
          new Stock(deck, Pile.EMPTY, Pile.EMPTY),
          table.pool(),
          Round.SETUP,
          orb,
          false);
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(
          new RaceShown.Opened(
              table,
              deck.size(),
              viewer.seat(),
              viewer.seat().map(starts::get),
              viewer.seat().map(hands::get)));
    }

    @Override
    public Text text() {
      return Text.of("event.opened", "cards", deck.size());
    }
  }

  /** RFTG-3.5: a start world is shown; the other one and two cards are discarded. */
  @JsonTypeName("start-placed.v1")
  record StartPlaced(Seat seat, Card world, Cards kept, Cards discarded) implements SetupEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat).started(kept, Tableau.EMPTY.with(world));
      return game.with(seat, player, game.stock().discarding(discarded));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.is(seat)
              ? this
              : new RaceShown.StartPlaced(seat, world, kept.size(), discarded.size()));
    }

    @Override
    public Text text() {
      return Text.of(
          discarded.isEmpty() ? "event.start-placed" : "event.start-placed-discarding",
          "player",
          seat,
          "world",
          world.inSentence(),
          "kept",
          kept.labels(),
          "discarded",
          discarded.labels());
    }
  }

  /** RFTG-3.8: from whom everything that needs an order goes clockwise. */
  @JsonTypeName("first-seat-found.v1")
  record FirstSeatFound(Seat seat) implements SetupEvent {
    @Override
    public Race applyTo(Race game) {
      return game.withRound(game.round().from(seat));
    }

    @Override
    public Text text() {
      return Text.of("event.first-seat-found", "player", seat);
    }
  }
}
