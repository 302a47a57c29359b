package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Seat;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/**
 * Earlier versions of events, in games that are stored. Nothing happens like this any more; they
 * are folded as ever, and say what they know. Most did not say who did it.
 */
sealed interface FormerEvent extends FrontiersEvent {

  /** Was shown, and was all that told of a step that was declined. */
  @JsonTypeName("asked.v1")
  record Asked(Pending pending) implements FormerEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.asking(pending);
    }

    @Override
    public Text text() {
      return Text.of("event.former.asked", "question", pending.words());
    }
  }

  /** Did not say who has won. */
  @JsonTypeName("ended.v1")
  record Ended() implements FormerEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.asOver();
    }

    @Override
    public Text text() {
      return Text.of("event.former.ended");
    }
  }

  @JsonTypeName("raiders-displaced.v1")
  record RaidersDisplaced(Ships ships) implements FormerEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.undocking(Station.RAIDERS_OUTPOST, ships);
    }

    @Override
    public Text text() {
      return Text.of("event.former.raiders-displaced", "ships", ships.labelsByOwner());
    }
  }

  /** Did not say whether Asimov Crater helped. */
  @JsonTypeName("hub-advanced.v1")
  record HubAdvanced(Seat seat, int circle, boolean started) implements FormerEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return StationEvent.advanced(game, seat, circle, started);
    }

    @Override
    public Text text() {
      return Text.of(StationEvent.hubKey(started), "player", seat, "circle", circle);
    }
  }

  @JsonTypeName("colony-moved.v1")
  record ColonyMoved(Colony colony, Territory to) implements FormerEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.withColonies(PlanetEvent.moved(game.colonies(), colony, to))
          .asking(Pending.Acting.NOW);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.former.colony-moved", "colony", colony.label(), "territory", to.label());
    }
  }

  @JsonTypeName("colonies-swapped.v1")
  record ColoniesSwapped(Colony one, Colony other) implements FormerEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return PlanetEvent.swapped(game, one, other);
    }

    @Override
    public Text text() {
      return Text.of("event.former.colonies-swapped", "one", one.label(), "other", other.label());
    }
  }

  @JsonTypeName("field-placed.v1")
  record FieldPlaced(Field field, Territory territory) implements FormerEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return PlanetEvent.placed(game, field, territory);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.former.field-placed", "field", field.label(), "territory", territory.label());
    }
  }

  @JsonTypeName("field-removed.v1")
  record FieldRemoved(Field field) implements FormerEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.withFields(game.fields().with(field, Optional.empty()));
    }

    @Override
    public Text text() {
      return Text.of("event.former.field-removed", "field", field.label());
    }
  }

  @JsonTypeName("relic-returned.v1")
  record RelicReturned() implements FormerEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return PlanetEvent.relicHome(game);
    }

    @Override
    public Text text() {
      return Text.of("event.former.relic-returned");
    }
  }

  @JsonTypeName("face-up-discarded.v1")
  record FaceUpDiscarded(List<Tech> cards) implements FormerEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return TechEvent.withoutFaceUp(game, cards);
    }

    @Override
    public Text text() {
      return Text.of("event.former.face-up-discarded", "cards", TechEvent.labels(cards));
    }
  }

  @JsonTypeName("ship-destroyed.v1")
  record ShipDestroyed(Station station, Ship ship, Seat owner) implements FormerEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return TechEvent.destroyed(game, station, ship, owner);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.former.ship-destroyed", "ship", ship.label(), "station", station.label());
    }
  }
}
