package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;
import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.DiscardMove.PlaceField;
import dev.starpost.games.alienfrontiers.DiscardMove.RemoveField;
import dev.starpost.games.alienfrontiers.PlanetEvent.FieldPlaced;
import dev.starpost.games.alienfrontiers.PlanetEvent.FieldRemoved;
import dev.starpost.games.alienfrontiers.component.DiscardPower;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechCard;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** §6 Fields: cards that place, move or remove them when they are discarded. */
final class PlacingFields {
  private PlacingFields() {}

  private static Field field(DiscardPower power) {
    return switch (power) {
      case PLACE_ISOLATION -> Field.ISOLATION;
      case PLACE_POSITRON -> Field.POSITRON;
      case PLACE_REPULSOR -> Field.REPULSOR;
      default -> throw new IllegalArgumentException(power.id() + " places no field");
    };
  }

  private static String rule(Field field) {
    return switch (field) {
      case ISOLATION -> "AF-7.7";
      case POSITRON -> "AF-7.12";
      case REPULSOR -> "AF-7.8";
    };
  }

  static void list(AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    Field field = field(card.discard().orElseThrow());
    options.add(
        Option.<FrontiersMove>of(
                new PlaceField(card.id(), List.of()), card.id().discarding(), rule(field))
            .choosing(PlaceField.TERRITORY, Territory.itemsBut(game.fields().of(field)), 1, 1));
  }

  static Decision<FrontiersEvent> place(AlienFrontiers game, Tech card, List<Territory> territory) {
    Optional<Refusal> refusal =
        Powers.refusesDiscard(
            game,
            card,
            DiscardPower.PLACE_ISOLATION,
            DiscardPower.PLACE_POSITRON,
            DiscardPower.PLACE_REPULSOR);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    Field field = field(BOX.card(card).discard().orElseThrow());
    if (territory.size() != 1) {
      return refused(rule(field), "name-a-territory");
    }
    if (game.fields().isOn(field, territory.get(0))) {
      return refused("AF-6.5", "field-lies-there");
    }
    Course<AlienFrontiers, FrontiersEvent> course = Powers.discarding(game, card);
    course.happens(
        new FieldPlaced(game.active(), field, game.fields().of(field), territory.get(0)));
    RelicShip.returnIfLost(course);
    return course.accepted();
  }

  static void listRemovals(
      AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    List<Item<Field>> items = new ArrayList<>(Field.ALL.size());
    for (Field field : Field.ALL) {
      if (game.fields().of(field).isPresent()) {
        items.add(field.item());
      }
    }
    if (!items.isEmpty()) {
      options.add(
          Option.<FrontiersMove>of(
                  new RemoveField(card.id(), List.of()), card.id().discarding(), "AF-7.6")
              .choosing(RemoveField.FIELD, items, 1, 1));
    }
  }

  static Decision<FrontiersEvent> remove(AlienFrontiers game, Tech card, List<Field> field) {
    Optional<Refusal> refusal = Powers.refusesDiscard(game, card, DiscardPower.REMOVE_FIELD);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    if (field.size() != 1 || game.fields().of(field.get(0)).isEmpty()) {
      return refused("AF-7.6", "no-such-field");
    }
    Territory from = game.fields().of(field.get(0)).orElseThrow();
    return Powers.discarding(game, card)
        .happens(new FieldRemoved(game.active(), field.get(0), from))
        .accepted();
  }
}
