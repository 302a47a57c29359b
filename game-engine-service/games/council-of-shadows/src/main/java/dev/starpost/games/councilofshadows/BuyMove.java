package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.kernel.Component;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.option.Thing;
import java.util.List;

/** Moves of a buy turn (§3); the gems are what is paid. */
sealed interface BuyMove extends CouncilMove {

  /** COS-3.4: buy one card of the market. */
  @JsonTypeName("buy-card")
  record BuyCard(Gems gems, List<ActionCard> card) implements BuyMove {
    static final Param<BuyCard, ActionCard> CARD =
        new Param<>(
            BuyCard.class,
            "card",
            "card",
            BuyCard::card,
            (move, chosen) -> new BuyCard(move.gems, chosen));

    public BuyCard {
      card = List.copyOf(card);
    }

    @Override
    public List<Thing> about() {
      return BuyMove.things(gems);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof RoundPending.Purchases;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Buying.card(game, by, gems, card, dice);
    }
  }

  /** COS-3.5: buy one upgrade. */
  @JsonTypeName("buy-upgrade")
  record BuyUpgrade(Gems gems, List<Upgrade> upgrade) implements BuyMove {
    static final Param<BuyUpgrade, Upgrade> UPGRADE =
        new Param<>(
            BuyUpgrade.class,
            "upgrade",
            "upgrade",
            BuyUpgrade::upgrade,
            (move, chosen) -> new BuyUpgrade(move.gems, chosen));

    public BuyUpgrade {
      upgrade = List.copyOf(upgrade);
    }

    @Override
    public List<Thing> about() {
      return BuyMove.things(gems);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof RoundPending.Purchases;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Buying.upgrade(game, by, gems, upgrade, dice);
    }
  }

  /** COS-10.2: build a station in one galaxy. */
  @JsonTypeName("build-station")
  record BuildStation(Gems gems, List<Galaxy> galaxy) implements BuyMove {
    static final Param<BuildStation, Galaxy> GALAXY =
        new Param<>(
            BuildStation.class,
            "galaxy",
            "galaxy",
            BuildStation::galaxy,
            (move, chosen) -> new BuildStation(move.gems, chosen));

    public BuildStation {
      galaxy = List.copyOf(galaxy);
    }

    @Override
    public List<Thing> about() {
      return BuyMove.things(gems);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof RoundPending.Purchases;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Buying.station(game, by, gems, galaxy, dice);
    }
  }

  /** COS-11.4: place the free cube of Zoe. */
  @JsonTypeName("free-colony")
  record FreeColony(List<Planet> planet) implements BuyMove {
    static final Param<FreeColony, Planet> PLANET =
        new Param<>(
            FreeColony.class,
            "planet",
            "planet",
            FreeColony::planet,
            (move, chosen) -> new FreeColony(chosen));

    public FreeColony {
      planet = List.copyOf(planet);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof RoundPending.Purchases;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Buying.colony(game, by, planet, dice);
    }
  }

  /** COS-3.6: buy nothing more. */
  @JsonTypeName("end-buying")
  record EndBuying() implements BuyMove {
    @Override
    public boolean answers(Pending pending) {
      return pending instanceof RoundPending.Purchases;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      RoundPending.Purchases buying = (RoundPending.Purchases) game.pending().orElseThrow();
      return new Play(game, dice)
          .answered()
          .happens(new StepEvent.BuyingEnded(by, buying.purchases()))
          .goOn();
    }
  }

  /** The gems that are paid. */
  private static List<Thing> things(Gems gems) {
    return gems.numbers().keySet().stream()
        .map(gem -> new Thing(Component.RESOURCE, gem.id()))
        .toList();
  }
}
