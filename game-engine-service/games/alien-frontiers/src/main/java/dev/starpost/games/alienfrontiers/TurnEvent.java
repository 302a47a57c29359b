package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.alienfrontiers.component.Colonies;
import dev.starpost.games.alienfrontiers.component.Docks;
import dev.starpost.games.alienfrontiers.component.Fields;
import dev.starpost.games.alienfrontiers.component.Piles;
import dev.starpost.games.alienfrontiers.component.Relic;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechSet;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** Events of the turn's course, from the opening to the end. */
sealed interface TurnEvent extends FrontiersEvent {

  /**
   * §2: everything is set up.
   *
   * @param first who begins
   * @param colonies how many each player has
   */
  @JsonTypeName("opened.v1")
  record Opened(
      Seat first,
      int colonies,
      int ships,
      List<Tech> deck,
      List<Tech> faceUp,
      PerSeat<Tech> dealt,
      PerSeat<Resources> resources,
      Docks neutralShips)
      implements TurnEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      PerSeat<Player> players =
          dealt.map(
              (seat, card) ->
                  new Player(
                      resources.get(seat),
                      ships,
                      colonies,
                      0,
                      TechSet.NONE.with(card),
                      false,
                      false));
      return new AlienFrontiers(
          neutralShips,
          Colonies.NONE,
          Fields.OFF_BOARD,
          Relic.AT_HOME,
          players,
          new Piles(deck, faceUp, List.of()),
          Turn.begun(first, 0, Ships.NONE),
          Pending.Acting.NOW,
          false);
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(shown());
    }

    @Override
    public Text text() {
      return shown().text();
    }

    private FrontiersShown.Opened shown() {
      return new FrontiersShown.Opened(
          first, colonies, deck.size(), faceUp, dealt, resources, neutralShips);
    }
  }

  /**
   * AF-3.1: a turn has begun and the fleet is rolled.
   *
   * @param shipToStock whether a ship that has terraformed went back to the stock
   * @param relicHome whether the relic, having terraformed, went back to Burroughs Desert
   */
  @JsonTypeName("turn-began.v1")
  record TurnBegan(Seat seat, boolean shipToStock, boolean relicHome, Ships rolled)
      implements TurnEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      Docks docks = game.docks().withoutOwner(seat.index());
      Relic relic = game.relic();
      if (relic.isHeldBy(seat)) {
        docks = docks.withoutOwner(Ship.RELIC);
        relic = relicHome ? Relic.AT_HOME : relic;
      }
      Player player = game.player(seat);
      if (shipToStock) {
        player = player.withShips(player.ships() - 1, false);
      }
      return new AlienFrontiers(
          docks,
          game.colonies(),
          game.fields(),
          relic,
          game.players().with(seat, player),
          game.piles(),
          Turn.begun(seat, game.turn().number() + 1, rolled),
          Pending.Acting.NOW,
          false);
    }

    @Override
    public Text text() {
      String key = "event.turn-began";
      key = shipToStock ? key + "-ship-to-stock" : key;
      key = relicHome ? key + "-relic-home" : key;
      return Text.of(key, "player", seat, "ships", rolled.labels());
    }
  }

  /** AF-7.9: Resource Cache has paid, and is discarded if it paid both. */
  @JsonTypeName("cache-paid.v1")
  record CachePaid(Seat seat, Tech card, Resources gained, boolean discarded) implements TurnEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      Player richer = game.player(seat).gaining(gained);
      return discarded
          ? game.withPlayer(seat, richer.withCards(richer.cards().without(card)))
              .withPiles(game.piles().discarding(List.of(card)))
          : game.withPlayer(seat, richer);
    }

    @Override
    public Text text() {
      String most = gained.fuel() > 0 ? "event.cache-paid-even" : "event.cache-paid-odd";
      return Text.of(
          discarded ? "event.cache-paid-discarded" : most,
          "player",
          seat,
          "card",
          card.label(),
          "gained",
          gained.label());
    }

    @Override
    public boolean mayChangeStandings() {
      return true;
    }
  }

  /** The player in turn is asked something: bookkeeping, which the question itself tells. */
  @JsonTypeName("asked.v2")
  record Asked(Pending pending) implements TurnEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.asking(pending);
    }

    @Override
    public Text text() {
      return pending.words();
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.empty();
    }
  }

  /**
   * AF-4.15, AF-4.16: what was offered is not taken.
   *
   * @param step the word of the question
   */
  @JsonTypeName("step-declined.v1")
  record StepDeclined(Seat seat, String step) implements TurnEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game;
    }

    @Override
    public Text text() {
      return Text.of("event.step-declined." + step, "player", seat);
    }
  }

  /** AF-3.5, AF-3.10: the turn is over; ships left over are in the Maintenance Bay. */
  @JsonTypeName("turn-ended.v1")
  record TurnEnded(Seat seat) implements TurnEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.withTurn(game.turn().withAvailable(Ships.NONE));
    }

    @Override
    public Text text() {
      return Text.of("event.turn-ended", "player", seat);
    }
  }

  /** AF-3.6: the excess is back in the stock. */
  @JsonTypeName("resources-returned.v1")
  record ResourcesReturned(Seat seat, Resources returned) implements TurnEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.withPlayer(seat, game.player(seat).paying(returned)).asking(Pending.Acting.NOW);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.resources-returned",
          "player",
          seat,
          "returned",
          returned.label(),
          "limit",
          BOX.resourceLimitAtTurnEnd());
    }
  }

  /** AF-8.5: somebody has left; ships, resources and cards leave the table. */
  @JsonTypeName("player-resigned.v1")
  record PlayerResigned(Seat seat) implements TurnEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      Player player = game.player(seat);
      AlienFrontiers left =
          game.withDocks(game.docks().withoutOwner(seat.index()))
              .withPiles(game.piles().discarding(player.cards().list()))
              .withPlayer(seat, player.leaving());
      if (game.relic().isHeldBy(seat)) {
        left = left.withDocks(left.docks().withoutOwner(Ship.RELIC)).withRelic(Relic.AT_HOME);
      }
      boolean liftedIsGone =
          game.lifted().filter(lifted -> game.sailsFor(lifted.ship().code(), seat)).isPresent();
      left = liftedIsGone ? left.asking(Pending.Acting.NOW) : left;
      return game.active().equals(seat)
          ? left.withTurn(left.turn().withAvailable(Ships.NONE)).asking(Pending.Acting.NOW)
          : left.recountingArtifact();
    }

    @Override
    public Text text() {
      return Text.of("event.player-resigned", "player", seat);
    }

    @Override
    public boolean mayChangeStandings() {
      return true;
    }
  }

  /**
   * §8: the game is over.
   *
   * @param placedLast who has no colony left to place (AF-8.1); nobody where all others have
   *     resigned
   */
  @JsonTypeName("ended.v2")
  record Ended(Optional<Seat> placedLast, PerSeat<Integer> points, List<Seat> winners)
      implements TurnEvent {
    public Ended {
      winners = List.copyOf(winners);
    }

    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.asOver();
    }

    @Override
    public Text text() {
      return Text.of(
          isTied() ? "event.ended-tied" : "event.ended",
          "cause",
          placedLast
              .map(seat -> Text.of("end.last-colony", "player", seat))
              .orElse(Text.of("end.one-left")),
          "standings",
          points.seats().stream()
              .map(seat -> Text.of("final-standing", "player", seat, "points", points.get(seat)))
              .toList(),
          "winners",
          winners,
          "count",
          winners.size());
    }

    private boolean isTied() {
      int most = points.get(winners.get(0));
      return points.seats().stream()
          .anyMatch(seat -> points.get(seat) == most && !winners.contains(seat));
    }
  }
}
