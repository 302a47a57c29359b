package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.option.Option;
import java.util.List;

/** What a card can do when it is discarded. */
@SuppressWarnings("ImmutableEnumChecker") // a Text and a method are immutable
enum DiscardPower {
  REMOVE_FIELD(PlacingFields::listRemovals),
  PLACE_ISOLATION(PlacingFields::list),
  PLACE_POSITRON(PlacingFields::list),
  PLACE_REPULSOR(PlacingFields::list),
  SWAP_COLONIES(MovingColonies::list),
  MOVE_COLONY(MovingColonies::list),
  DESTROY_SHIP(Cannon::listDestructions),
  TAKE_FROM_DISCARD(TakingDiscards::list);

  private final FuelPower.Lister lister;

  DiscardPower(FuelPower.Lister lister) {
    this.lister = lister;
  }

  @JsonValue
  String id() {
    return Kebab.of(this);
  }

  void list(AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    lister.list(game, card, options);
  }
}
