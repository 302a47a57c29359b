package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.games.councilofshadows.component.UpgradeSet;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Seat;
import dev.starpost.text.Text;
import java.util.List;

/** Events of Dark Tech levels (§8). */
sealed interface LevelEvent extends CouncilEvent {

  /**
   * COS-8.3: a level. Who reached it may look into the pile.
   *
   * @param consumption what was paid
   * @param energy what remains
   */
  @JsonTypeName("level-reached.v2")
  record LevelReached(Seat seat, int level, int consumption, int energy) implements LevelEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return atLevel(game, seat, level, energy);
    }

    @Override
    public boolean isFinal() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of(
          "event.level-reached",
          "player",
          seat,
          "level",
          level,
          "had",
          energy + consumption,
          "consumption",
          consumption,
          "energy",
          energy);
    }
  }

  static CouncilOfShadows atLevel(CouncilOfShadows game, Seat seat, int level, int energy) {
    CouncilOfShadows paid = game.withEnergy(seat, energy);
    Player player = paid.player(seat);
    return paid.with(seat, player.withTrack(player.track().withLevel(level)));
  }

  /** COS-9.1: this round is the last. */
  @JsonTypeName("throne-taken.v1")
  record ThroneTaken(Seat seat) implements LevelEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withRound(game.round().crowning(seat));
    }

    @Override
    public Text text() {
      return Text.of("event.throne-taken", "player", seat);
    }
  }

  /** COS-8.5: those behind get gems. */
  @JsonTypeName("compensated.v1")
  record Compensated(List<Gift> gifts) implements LevelEvent {
    /** What one of them gets. */
    record Gift(Seat seat, Gems gems) {}

    public Compensated {
      gifts = List.copyOf(gifts);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      CouncilOfShadows given = game;
      for (Gift gift : gifts) {
        given = given.gaining(gift.seat(), gift.gems());
      }
      return given;
    }

    @Override
    public Text text() {
      return Text.of(
          "event.compensated",
          "gifts",
          gifts.stream()
              .map(
                  gift ->
                      Text.of(
                          "gift", "player", gift.seat(), "gems", BoardEvent.gains(gift.gems(), 0)))
              .toList());
    }
  }

  /** COS-8.6. */
  @JsonTypeName("dark-tech-taken.v1")
  record DarkTechTaken(Seat seat, DarkTech card) implements LevelEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      Player player = game.player(seat);
      return game.withPiles(game.piles().taking(card))
          .with(seat, player.withDarkTech(player.darkTech().with(card)));
    }

    @Override
    public Text text() {
      return Text.of("event.dark-tech-taken", "player", seat, "card", card.item().label());
    }
  }

  /** COS-13.2, New Celestial Portal: a zone right of all others. */
  @JsonTypeName("zone-added.v1")
  record ZoneAdded(Seat seat, ZoneId zone) implements LevelEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.with(seat, game.player(seat).withZone(zone));
    }

    @Override
    public Text text() {
      return Text.of("event.zone-added", "player", seat, "zone", zone.label());
    }
  }

  /** COS-13.2, Extended Planning: these upgrades for nothing, and energy for them. */
  @JsonTypeName("zones-extended.v1")
  record ZonesExtended(Seat seat, List<Upgrade> upgrades, int energy) implements LevelEvent {
    public ZonesExtended {
      upgrades = List.copyOf(upgrades);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      Player player = game.player(seat);
      UpgradeSet all = player.upgrades();
      for (Upgrade upgrade : upgrades) {
        all = all.with(upgrade);
      }
      return game.with(seat, player.withUpgrades(all)).gaining(seat, energy);
    }

    @Override
    public Text text() {
      return upgrades.isEmpty()
          ? Text.of("event.zones-extended-none", "player", seat)
          : Text.of(
              "event.zones-extended",
              "player",
              seat,
              "upgrades",
              upgrades.stream().map(upgrade -> upgrade.item().label()).toList(),
              "energy",
              energy);
    }
  }

  /** COS-5.4. */
  @JsonTypeName("consumption-lowered.v2")
  record ConsumptionLowered(Seat seat, DarkTech card, int from, int consumption)
      implements LevelEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return consuming(game, seat, consumption);
    }

    @Override
    public Text text() {
      return Text.of(
          consumption < from ? "event.consumption-lowered" : "event.consumption-kept",
          "player",
          seat,
          "card",
          card.item().label(),
          "from",
          from,
          "consumption",
          consumption);
    }
  }

  static CouncilOfShadows consuming(CouncilOfShadows game, Seat seat, int consumption) {
    Player player = game.player(seat);
    return game.with(seat, player.withTrack(player.track().withConsumption(consumption)));
  }

  /** COS-13.3, Better Information. */
  @JsonTypeName("card-taken.v1")
  record CardTaken(Seat seat, ActionCard card, int position) implements LevelEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return BuyEvent.taken(game, seat, card, position);
    }

    @Override
    public Text text() {
      return Text.of("event.card-taken", "player", seat, "card", card.item().label());
    }
  }
}
