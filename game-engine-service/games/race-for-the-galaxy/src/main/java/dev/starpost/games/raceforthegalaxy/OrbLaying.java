package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Feature;
import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Placement;
import dev.starpost.games.raceforthegalaxy.component.orb.Placements;
import dev.starpost.games.raceforthegalaxy.component.orb.SquareSet;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Choice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.LazyItems;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.option.Selection;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** RFTG-13.1 to RFTG-13.9: cards laid in Play, by spontaneous generation, or as airlocks. */
final class OrbLaying {
  static final int ROTATIONS = 4;

  private static final List<OrbCard> AIRLOCKS =
      List.of(OrbCard.of("secondary-1"), OrbCard.of("secondary-2"));

  private static final Option<RaceMove> NOTHING =
      Option.of(new OrbMove.LayNothing(true), Text.of("label.lay-nothing"), "RFTG-12.6");

  private static final Option<RaceMove> SKIP =
      Option.of(new OrbMove.LayNothing(false), Text.of("label.skip-play"), "RFTG-12.7");

  private OrbLaying() {}

  static Placements placements(Race game) {
    List<At> teams = new ArrayList<>(game.table().players() + 1);
    for (Seat seat : game.seats()) {
      List<At> own = game.player(seat).explorer().teams();
      for (int i = 0; i < own.size(); i++) {
        teams.add(own.get(i));
      }
    }
    return new Placements(game.theOrb().maze(), teams);
  }

  static List<Item<At>> items(List<At> squares) {
    List<Item<At>> items = new ArrayList<>(squares.size());
    for (At at : squares) {
      items.add(at.item());
    }
    return items;
  }

  /** One square of several, at least one; which ones there are is found when somebody looks. */
  static <K> Choice<K, At> one(Param<K, At> param, Supplier<SquareSet> squares) {
    return new Selection<>(param, LazyItems.of(1, () -> squares.get().items()), 1, 1);
  }

  static boolean canLay(Race game, List<OrbCard> cards) {
    Placements placements = placements(game);
    return cards.stream().anyMatch(card -> canLay(placements, card));
  }

  static boolean canLay(Placements placements, OrbCard card) {
    for (int rotation = 0; rotation < ROTATIONS; rotation++) {
      if (placements.fits(card, rotation)) {
        return true;
      }
    }
    return false;
  }

  /** What may be laid, and the rules of where, for the question that the player is asked. */
  private static List<OrbCard> cards(Race game, Player player) {
    return switch (player.ask()) {
      case ORB_PLAY -> player.explorer().cards();
      case ORB_GENERATE -> List.of(game.theOrb().generated().orElseThrow().card());
      default -> List.of(airlock(game));
    };
  }

  private static Placements placements(Race game, Player player) {
    Placements placements = placements(game);
    return player.ask() == Ask.ORB_GENERATE
        ? placements.awayFrom(game.theOrb().maze(), game.theOrb().generated().orElseThrow().team())
        : placements;
  }

  static List<Option<RaceMove>> options(Race game, Player player) {
    List<Option<RaceMove>> options = new ArrayList<>();
    Placements placements = placements(game, player);
    for (OrbCard card : cards(game, player)) {
      for (int rotation = 0; rotation < ROTATIONS; rotation++) {
        if (placements.fits(card, rotation)) {
          options.add(option(placements, card, rotation, player.ask()));
        }
      }
    }
    if (player.ask() == Ask.ORB_PLAY) {
      options.add(NOTHING);
      if (OrbStep.maySkipPlay(player)) {
        options.add(SKIP);
      }
    }
    return options;
  }

  private static Option<RaceMove> option(
      Placements placements, OrbCard card, int rotation, Ask ask) {
    return new Option<>(
        new OrbMove.LayOrbCard(card, rotation, List.of()),
        List.of(one(OrbMove.LayOrbCard.AT, () -> placements.anchors(card, rotation))),
        card.label(rotation),
        ask.rule());
  }

  static Optional<Refusal> refusal(Placements placements, OrbCard card, int rotation, List<At> at) {
    if (at.size() != 1 || rotation < 0 || rotation >= ROTATIONS) {
      return Optional.of(Refusal.of("RFTG-13.1", "choose-one-place"));
    }
    Placement placement = new Placement(card, at.get(0).x(), at.get(0).y(), rotation);
    return placements.isLegal(placement)
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-13.2", "card-does-not-fit"));
  }

  static Optional<Refusal> refusal(Race game, Seat by, OrbMove.LayOrbCard move) {
    Player player = game.player(by);
    if (!cards(game, player).contains(move.card())) {
      return Optional.of(Refusal.of("RFTG-12.15", "no-such-orb-card"));
    }
    return refusal(placements(game, player), move.card(), move.rotation(), move.at());
  }

  static Optional<Refusal> refusal(Race game, Seat by, OrbMove.LayNothing move) {
    return move.taken() || OrbStep.maySkipPlay(game.player(by))
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-12.5", "must-take-play"));
  }

  static void lay(Play play, Seat seat, OrbMove.LayOrbCard move) {
    Ask ask = play.player(seat).ask();
    At at = move.at().get(0);
    Placement placement = new Placement(move.card(), at.x(), at.y(), move.rotation());
    play.happens(new OrbEvent.OrbCardLaid(seat, placement, ask == Ask.ORB_PLAY));
    if (ask == Ask.ORB_PLAY) {
      OrbStep.endPlay(play, seat, true);
    } else if (ask == Ask.ORB_GENERATE) {
      OrbMoving.goOn(play, seat);
    } else {
      play.ask(Ask.NOTHING, List.of(seat));
      List<At> spaces = play.game().theOrb().maze().airlocks();
      play.happens(new TeamEvent.TeamPlaced(seat, own(placement, spaces), List.of()));
    }
  }

  /** The airlock space of the card just laid. */
  private static At own(Placement placement, List<At> spaces) {
    for (At space : spaces) {
      if (space.x() >= placement.x()
          && space.x() < placement.x() + 3
          && space.y() >= placement.y()
          && space.y() < placement.y() + 3
          && !space.equals(spaces.get(0))) {
        return space;
      }
    }
    throw new IllegalStateException("no airlock space on " + placement);
  }

  /** Asks where a card that all know is laid, unless there is only one place for it. */
  static void ask(Play play, Ask ask, Seat seat) {
    play.ask(ask, List.of(seat));
    List<Option<RaceMove>> options = options(play.game(), play.player(seat));
    if (options.size() == 1) {
      List<RaceMove> ways = options.get(0).fillings(2);
      if (ways.size() == 1) {
        ways.get(0).carryOut(play, seat);
      }
    }
  }

  /** RFTG-13.9: whether the player still has to lay an airlock. */
  static boolean owesAirlock(Player player) {
    return player.explorer().teams().size() == 1
        && player.tableau().cards().totals().has(Feature.EXTRA_TEAM);
  }

  private static OrbCard airlock(Race game) {
    List<OrbCard> gone = new ArrayList<>();
    game.theOrb().maze().laid().forEach(placement -> gone.add(placement.card()));
    return gone.contains(AIRLOCKS.get(0)) ? AIRLOCKS.get(1) : AIRLOCKS.get(0);
  }

  /** RFTG-13.9: the next airlock, in priority order; whether somebody is asked. */
  static boolean askForAirlock(Play play) {
    for (Seat seat : play.game().theOrb().priority()) {
      if (owesAirlock(play.player(seat))) {
        if (canLay(placements(play.game()), airlock(play.game()))) {
          ask(play, Ask.AIRLOCK, seat);
          return true;
        }
        At main = play.game().theOrb().maze().airlocks().get(0);
        play.happens(new TeamEvent.TeamPlaced(seat, main, List.of()));
      }
    }
    return false;
  }
}
