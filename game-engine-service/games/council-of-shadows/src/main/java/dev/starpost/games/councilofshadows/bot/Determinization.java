package dev.starpost.games.councilofshadows.bot;

import dev.starpost.games.councilofshadows.Automa;
import dev.starpost.games.councilofshadows.AutomaPending;
import dev.starpost.games.councilofshadows.CouncilOfShadows;
import dev.starpost.games.councilofshadows.ExploitPending;
import dev.starpost.games.councilofshadows.Planning;
import dev.starpost.games.councilofshadows.Player;
import dev.starpost.games.councilofshadows.Round;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.AutomaCard;
import dev.starpost.games.councilofshadows.component.Bonus;
import dev.starpost.games.councilofshadows.component.BonusCard;
import dev.starpost.games.councilofshadows.component.CardSet;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Market;
import dev.starpost.games.councilofshadows.component.Pile;
import dev.starpost.games.councilofshadows.component.Piles;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws anew what a viewer cannot see (COS-1.12): piles, bonus cards of others, plans behind
 * screens. What is drawn never depends on what is really where.
 */
public final class Determinization {
  private Determinization() {}

  public static CouncilOfShadows determinize(CouncilOfShadows game, Viewer viewer, Dice dice) {
    if (game.over()) {
      return game;
    }
    boolean asked =
        viewer.seat().isPresent() && game.pending().orElseThrow().isAsked(viewer.seat().get());
    Piles piles = systems(game, asked, dice);
    piles = new Piles(piles.systems(), piles.drawn(), darkTech(game, asked, dice), piles.light());
    CouncilOfShadows determinized =
        game.withPiles(piles)
            .withMarket(game.market().withPile(aiCards(game, dice)))
            .withAutoma(automa(game, dice));
    determinized = bonusCards(determinized, viewer, dice);
    return game.table().screens() ? plans(determinized, viewer, dice) : determinized;
  }

  private static Piles systems(CouncilOfShadows game, boolean asked, Dice dice) {
    List<SolarSystem> drawn = game.piles().drawn();
    boolean drawAnew = !drawn.isEmpty() && !asked;
    int drawnFrom = drawn.isEmpty() ? 0 : drawn.get(0).sector();
    List<Pile<SolarSystem>> systems = new ArrayList<>(Layout.SECTORS);
    for (int sector = 1; sector <= Layout.SECTORS; sector++) {
      List<SolarSystem> unseen = new ArrayList<>();
      for (SolarSystem system : SolarSystem.ALL) {
        boolean known = game.board().has(system) || (!drawAnew && drawn.contains(system));
        if (system.sector() == sector && !known) {
          unseen.add(system);
        }
      }
      List<SolarSystem> shuffled = dice.shuffle(unseen);
      if (drawAnew && sector == drawnFrom) {
        shuffled = fitting(game, shuffled);
        int number = drawn.size();
        drawn = shuffled.subList(0, number);
        shuffled = shuffled.subList(number, shuffled.size());
      }
      systems.add(Pile.of(shuffled));
    }
    return new Piles(systems, drawn, game.piles().darkTech(), game.piles().light());
  }

  /** COS-12.5: what the Automa lets the player choose from holds a system that fits. */
  private static List<SolarSystem> fitting(CouncilOfShadows game, List<SolarSystem> shuffled) {
    if (!(game.pending().orElseThrow() instanceof AutomaPending.AutomaPlacement placing)) {
      return shuffled;
    }
    List<SolarSystem> fittingFirst = new ArrayList<>(shuffled);
    for (SolarSystem system : shuffled) {
      if (system.shows(placing.planet())) {
        fittingFirst.remove(system);
        fittingFirst.add(0, system);
        return fittingFirst;
      }
    }
    throw new IllegalStateException("no system fits " + placing);
  }

  private static List<Pile<DarkTech>> darkTech(CouncilOfShadows game, boolean asked, Dice dice) {
    int seen =
        asked && game.pending().orElseThrow() instanceof ExploitPending.DarkTechChoice choice
            ? choice.level()
            : 0;
    int taken = 0;
    for (Player player : game.players().values()) {
      taken |= player.darkTech().bits();
    }
    List<Pile<DarkTech>> piles = new ArrayList<>(DarkTech.LEVELS);
    for (int level = 1; level <= DarkTech.LEVELS; level++) {
      Pile<DarkTech> pile = game.piles().level(level);
      List<DarkTech> unseen = new ArrayList<>();
      for (DarkTech card : DarkTech.ALL) {
        if (card.level() == level && (taken >> card.index() & 1) == 0) {
          unseen.add(card);
        }
      }
      piles.add(level == seen ? pile : Pile.of(dice.shuffle(unseen).subList(0, pile.size())));
    }
    return piles;
  }

  private static Pile<ActionCard> aiCards(CouncilOfShadows game, Dice dice) {
    CardSet known = CardSet.of(game.market().discards());
    for (Market.Offer offer : game.market().offers()) {
      known = known.with(offer.card());
    }
    for (Player player : game.players().values()) {
      known = known.with(player.cards());
    }
    List<ActionCard> unseen = new ArrayList<>();
    for (ActionCard card : ActionCard.AI) {
      if (!known.has(card)) {
        unseen.add(card);
      }
    }
    return Pile.of(dice.shuffle(unseen));
  }

  private static Automa automa(CouncilOfShadows game, Dice dice) {
    if (!game.table().isSolo()) {
      return game.automa();
    }
    List<Pile<AutomaCard>> piles = new ArrayList<>(AutomaCard.PILES);
    for (int level = 0; level < AutomaCard.PILES; level++) {
      List<AutomaCard> unseen =
          new ArrayList<>(AutomaCard.ofLevel(level, game.table().advancedAutoma()));
      unseen.removeAll(game.automa().played());
      piles.add(Pile.of(dice.shuffle(unseen)));
    }
    return game.automa().withPiles(piles);
  }

  private static CouncilOfShadows bonusCards(CouncilOfShadows game, Viewer viewer, Dice dice) {
    List<BonusCard> light = new ArrayList<>(BonusCard.LIGHT);
    List<BonusCard> dark =
        new ArrayList<>(BonusCard.darkFor(game.table().players(), game.table().stations()));
    viewer
        .seat()
        .ifPresent(
            seat -> {
              game.player(seat).bonus().light().forEach(light::remove);
              game.player(seat).bonus().dark().ifPresent(dark::remove);
            });
    List<BonusCard> lightDrawn = dice.shuffle(light);
    List<BonusCard> darkDrawn = dice.shuffle(dark);
    int nextLight = 0;
    int nextDark = 0;
    PerSeat<Player> players = game.players();
    for (Seat seat : players.seats()) {
      Bonus bonus = players.get(seat).bonus();
      if (!viewer.is(seat) && bonus.size() > 0) {
        Optional<BonusCard> anyDark =
            bonus.dark().isPresent() ? Optional.of(darkDrawn.get(nextDark++)) : Optional.empty();
        int number = bonus.light().size();
        Bonus drawn =
            new Bonus(anyDark, List.of())
                .withLight(lightDrawn.subList(nextLight, nextLight + number));
        nextLight += number;
        players = players.with(seat, players.get(seat).withBonus(drawn));
      }
    }
    Pile<BonusCard> pile = Pile.of(lightDrawn.subList(nextLight, lightDrawn.size()));
    return game.withPlayers(players).withPiles(game.piles().withLight(pile));
  }

  private static CouncilOfShadows plans(CouncilOfShadows game, Viewer viewer, Dice dice) {
    if (game.round().phase() != Round.Phase.PLAN) {
      return game;
    }
    CouncilOfShadows determinized = game;
    for (Seat seat : game.table().seats()) {
      Player player = game.player(seat);
      if (!viewer.is(seat) && player.plan().decided() > 0) {
        determinized = determinized.with(seat, player.withPlan(Planning.anyPlan(player, dice)));
      }
    }
    return determinized;
  }
}
