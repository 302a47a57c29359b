package dev.starpost.games.councilofshadows.view;

import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.BonusCard;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.games.councilofshadows.component.Step;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** What cards and tiles do, in words made of their data: the vocabulary of steps and powers. */
final class StepWords {
  private StepWords() {}

  static Text of(ActionCard card) {
    return card.steps().isEmpty()
        ? Text.of("component.card-without-steps", "consumption", card.consumption())
        : Text.of(
            "component.card",
            "consumption",
            card.consumption(),
            "steps",
            card.steps().stream().map(StepWords::of).toList());
  }

  static Text of(SolarSystem system) {
    List<Text> planets = new ArrayList<>();
    for (int index = 0; index < system.planets(); index++) {
      planets.add(system.kind(index).label());
    }
    return Text.of(
        "component.system",
        "sector",
        system.sector(),
        "planets",
        planets,
        "gains",
        gains(system.gems(), system.energy()));
  }

  static Text of(Galaxy galaxy) {
    return Text.of(
        Layout.high(galaxy).lightBonus() > 0 ? "component.galaxy-with-bonus" : "component.galaxy",
        "sector",
        Layout.sectorOf(galaxy),
        "high",
        Layout.high(galaxy).energy(),
        "low",
        Layout.low(galaxy).energy(),
        "station",
        Text.of("station-type." + Layout.stationOf(galaxy).id()));
  }

  static Text of(Upgrade upgrade) {
    return Text.of(
        upgrade.energy() > 0 ? "component.upgrade-with-energy" : "component.upgrade",
        "gems",
        upgrade.price().cost().labels(),
        "energy",
        upgrade.energy());
  }

  static Text of(DarkTech card) {
    List<Text> parts = new ArrayList<>();
    card.power()
        .ifPresent(
            power -> parts.add(Text.of("power." + power.id(), "amount", card.number().orElse(0))));
    card.effects().forEach(step -> parts.add(of(step)));
    return Text.of("component.dark-tech", "level", card.level(), "parts", parts);
  }

  static Text of(Leader leader) {
    Text power = Text.of("power." + leader.power().id(), "amount", leader.number().orElse(0));
    return Text.of(
        "component.leader",
        "consumption",
        leader.consumption(),
        "energy",
        leader.energy(),
        "power",
        power);
  }

  static Text of(BonusCard card) {
    if (card.claim().isPresent()) {
      BonusCard.Claim claim = card.claim().get();
      return Text.of(
          "component.bonus-claim",
          "base",
          card.base(),
          "galaxy",
          claim.galaxy().item().label(),
          "majority",
          claim.majority(),
          "presence",
          claim.presence());
    }
    return card.per().isEmpty()
        ? Text.of("component.bonus", "base", card.base())
        : Text.of(
            "component.bonus-each",
            "base",
            card.base(),
            "each",
            card.each(),
            "counted",
            Text.of("counter." + card.per().get().id()));
  }

  private static Text of(Step step) {
    if (step instanceof Step.Colonize colonize) {
      return Text.of(
          colonize.extractHere().isPresent() ? "step.colonize-extract" : "step.colonize",
          "cubes",
          colonize.cubes(),
          "reach",
          reach(colonize.range()),
          "planets",
          planets(colonize.planets()),
          "times",
          colonize.extractHere().orElse(0));
    }
    if (step instanceof Step.Extract extract) {
      boolean again = extract.cubesServeAgain().orElse(false);
      return Text.of(
          again ? "step.extract-again" : "step.extract",
          "times",
          extract.times(),
          "reach",
          reach(extract.range()));
    }
    if (step instanceof Step.Discover discover) {
      Step.FollowUp then = discover.followUp();
      return Text.of(
          then.both() ? "step.discover-both" : "step.discover",
          "reach",
          reach(discover.range()),
          "cubes",
          then.cubes(),
          "planets",
          planets(then.planets()),
          "times",
          then.extracts());
    }
    if (step instanceof Step.Choice choice) {
      return Text.of("step.choice", "one", of(choice.of().get(0)), "other", of(choice.of().get(1)));
    }
    return plain(step);
  }

  private static Text plain(Step step) {
    if (step instanceof Step.GainEnergy gain) {
      return Text.of("step.gain-energy", "energy", gain.energy());
    }
    if (step instanceof Step.GainGems gain) {
      return Text.of("step.gain-gems", "gems", gain.gems().labels());
    }
    if (step instanceof Step.Refine refine) {
      return Text.of("step.refine", "times", refine.times());
    }
    if (step instanceof Step.AddZone add) {
      return Text.of("step.add-zone", "zone", add.zone().label());
    }
    if (step instanceof Step.ExtendZones extend) {
      return Text.of("step.extend-zones", "energy", extend.energyPerStep());
    }
    if (step instanceof Step.LowerConsumption lower) {
      return Text.of("step.lower-consumption", "by", lower.by());
    }
    if (step instanceof Step.Exploit exploit) {
      return Text.of("step.exploit", "galaxies", exploit.galaxies());
    }
    return Text.of(step instanceof Step.TakeCard ? "step.take-card" : "step.draw-bonus");
  }

  private static Text reach(Step.Reach reach) {
    return Text.of("reach." + reach.id());
  }

  private static Text planets(Step.Planets planets) {
    return Text.of("planets." + planets.id());
  }

  private static List<Text> gains(Gems gems, int energy) {
    List<Text> gains = new ArrayList<>(gems.labels());
    if (energy > 0) {
      gains.add(Text.of("amount-of.energy", "count", energy));
    }
    return gains;
  }
}
