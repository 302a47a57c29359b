package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.alienfrontiers.component.Colonies;
import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Relic;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Seat;
import dev.starpost.text.Text;
import java.util.Optional;

/** Events on the planet. */
sealed interface PlanetEvent extends FrontiersEvent {

  /**
   * AF-5.1: a colony is on the planet.
   *
   * @param fromHub whether it stood on the hub
   * @param paid what a launch has cost
   */
  @JsonTypeName("colony-placed.v1")
  record ColonyPlaced(Seat seat, Territory territory, boolean fromHub, Resources paid)
      implements PlanetEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      Player player = game.player(seat).paying(paid);
      Player placed =
          fromHub
              ? player.withColonies(player.reserve(), 0)
              : player.withColonies(player.reserve() - 1, player.circle());
      return game.withPlayer(seat, placed)
          .withColonies(game.colonies().with(territory, seat))
          .asking(Pending.Acting.NOW);
    }

    @Override
    public Text text() {
      String key = fromHub ? "event.colony-launched" : "event.colony-placed";
      return Text.of(
          paid.total() > 0 ? key + "-paid" : key,
          "player",
          seat,
          "territory",
          territory.label(),
          "paid",
          paid.label());
    }

    @Override
    public boolean mayChangeStandings() {
      return true;
    }
  }

  /** AF-7.10, AF-7.13: a card has picked a colony that will go elsewhere. */
  @JsonTypeName("colony-picked.v1")
  record ColonyPicked(Seat by, Colony colony) implements PlanetEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game;
    }

    @Override
    public Text text() {
      return Text.of("event.colony-picked", "player", by, "colony", colony.label());
    }
  }

  /** AF-7.13: a colony stands elsewhere. */
  @JsonTypeName("colony-moved.v2")
  record ColonyMoved(Seat by, Colony colony, Territory to) implements PlanetEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.withColonies(moved(game.colonies(), colony, to)).asking(Pending.Acting.NOW);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.colony-moved", "player", by, "colony", colony.label(), "territory", to.label());
    }

    @Override
    public boolean mayChangeStandings() {
      return true;
    }
  }

  /** AF-7.10: two colonies have changed places. */
  @JsonTypeName("colonies-swapped.v2")
  record ColoniesSwapped(Seat by, Colony one, Colony other) implements PlanetEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return swapped(game, one, other);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.colonies-swapped", "player", by, "one", one.label(), "other", other.label());
    }

    @Override
    public boolean mayChangeStandings() {
      return true;
    }
  }

  /** §6: a field lies on another territory; it ends a bonus borrowed there (AF-6.5). */
  @JsonTypeName("field-placed.v2")
  record FieldPlaced(Seat by, Field field, Optional<Territory> from, Territory territory)
      implements PlanetEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return placed(game, field, territory);
    }

    @Override
    public Text text() {
      return from.isEmpty()
          ? Text.of(
              "event.field-placed",
              "player",
              by,
              "field",
              field.label(),
              "territory",
              territory.label())
          : Text.of(
              "event.field-moved",
              "player",
              by,
              "field",
              field.label(),
              "from",
              from.get().label(),
              "territory",
              territory.label());
    }

    @Override
    public boolean mayChangeStandings() {
      return true;
    }
  }

  /** AF-7.6: a field is off the board. */
  @JsonTypeName("field-removed.v2")
  record FieldRemoved(Seat by, Field field, Territory territory) implements PlanetEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.withFields(game.fields().with(field, Optional.empty()));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.field-removed",
          "player",
          by,
          "field",
          field.label(),
          "territory",
          territory.label());
    }

    @Override
    public boolean mayChangeStandings() {
      return true;
    }
  }

  /** AF-5.5: the relic is in the buyer's Maintenance Bay. */
  @JsonTypeName("relic-bought.v1")
  record RelicBought(Seat seat, Resources paid) implements PlanetEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.withPlayer(seat, game.player(seat).paying(paid))
          .withRelic(new Relic(Optional.of(seat), false));
    }

    @Override
    public Text text() {
      return Text.of("event.relic-bought", "player", seat, "paid", paid.label());
    }
  }

  /** AF-5.5, AF-5.12: the relic is back on Burroughs Desert, from wherever it was. */
  @JsonTypeName("relic-returned.v2")
  record RelicReturned(Seat holder) implements PlanetEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return relicHome(game);
    }

    @Override
    public Text text() {
      return Text.of("event.relic-returned", "player", holder);
    }
  }

  static AlienFrontiers swapped(AlienFrontiers game, Colony one, Colony other) {
    Colonies half = moved(game.colonies(), one, other.territory());
    return game.withColonies(moved(half, other, one.territory())).asking(Pending.Acting.NOW);
  }

  static AlienFrontiers placed(AlienFrontiers game, Field field, Territory territory) {
    AlienFrontiers placed = game.withFields(game.fields().with(field, Optional.of(territory)));
    boolean ends =
        field == Field.ISOLATION && game.turn().borrowed().equals(Optional.of(territory));
    return ends ? placed.withTurn(game.turn().borrowing(Optional.empty())) : placed;
  }

  static AlienFrontiers relicHome(AlienFrontiers game) {
    Turn turn = game.turn();
    return game.withDocks(game.docks().withoutOwner(Ship.RELIC))
        .withRelic(Relic.AT_HOME)
        .withTurn(turn.withAvailable(turn.available().withoutOwner(Ship.RELIC)))
        .recountingArtifact();
  }

  static Colonies moved(Colonies colonies, Colony colony, Territory to) {
    return colonies.without(colony.territory(), colony.seat()).with(to, colony.seat());
  }
}
