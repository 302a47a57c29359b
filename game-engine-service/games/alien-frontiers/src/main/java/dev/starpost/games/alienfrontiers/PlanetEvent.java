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
  }

  /** AF-7.13: a colony stands elsewhere. */
  @JsonTypeName("colony-moved.v1")
  record ColonyMoved(Colony colony, Territory to) implements PlanetEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.withColonies(moved(game.colonies(), colony, to)).asking(Pending.Acting.NOW);
    }
  }

  /** AF-7.10: two colonies have changed places. */
  @JsonTypeName("colonies-swapped.v1")
  record ColoniesSwapped(Colony one, Colony other) implements PlanetEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      Colonies half = moved(game.colonies(), one, other.territory());
      return game.withColonies(moved(half, other, one.territory())).asking(Pending.Acting.NOW);
    }
  }

  /** §6: a field lies on another territory; it ends a bonus borrowed there (AF-6.5). */
  @JsonTypeName("field-placed.v1")
  record FieldPlaced(Field field, Territory territory) implements PlanetEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      AlienFrontiers placed = game.withFields(game.fields().with(field, Optional.of(territory)));
      boolean ends =
          field == Field.ISOLATION && game.turn().borrowed().equals(Optional.of(territory));
      return ends ? placed.withTurn(game.turn().borrowing(Optional.empty())) : placed;
    }
  }

  /** AF-7.6: a field is off the board. */
  @JsonTypeName("field-removed.v1")
  record FieldRemoved(Field field) implements PlanetEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.withFields(game.fields().with(field, Optional.empty()));
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
  }

  /** AF-5.5, AF-5.12: the relic is back on Burroughs Desert, from wherever it was. */
  @JsonTypeName("relic-returned.v1")
  record RelicReturned() implements PlanetEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      Turn turn = game.turn();
      return game.withDocks(game.docks().withoutOwner(Ship.RELIC))
          .withRelic(Relic.AT_HOME)
          .withTurn(turn.withAvailable(turn.available().withoutOwner(Ship.RELIC)))
          .recountingArtifact();
    }
  }

  private static Colonies moved(Colonies colonies, Colony colony, Territory to) {
    return colonies.without(colony.territory(), colony.seat()).with(to, colony.seat());
  }
}
