package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.Maze;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Placement;
import dev.starpost.games.raceforthegalaxy.component.orb.Placements;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** RFTG-11.5 to RFTG-11.10: the first cards of the Orb, and the first teams. */
final class OrbSetup {
  private static final int MOST_PLAYERS = 5;

  /** RFTG-11.5: for each player below five so many cards are removed. */
  private static final int REMOVED_A = 6;

  private static final int REMOVED_B = 3;
  private static final int DEALT = 3;

  private OrbSetup() {}

  /** RFTG-11.5: the cards of each player, dealt before the start worlds are chosen. */
  record Dealt(Orb orb, PerSeat<List<OrbCard>> hands) {}

  static Dealt deal(int players, Dice dice) {
    int missing = MOST_PLAYERS - players;
    List<OrbCard> a = dice.shuffle(OrbCard.A);
    List<OrbCard> b = dice.shuffle(OrbCard.B);
    List<OrbCard> removed = new ArrayList<>(a.subList(0, missing * REMOVED_A));
    removed.addAll(b.subList(0, missing * REMOVED_B));
    int from = missing * REMOVED_A;
    PerSeat<List<OrbCard>> hands =
        PerSeat.filled(
            players,
            seat -> {
              int first = from + seat.index() * DEALT;
              return List.copyOf(a.subList(first, first + DEALT));
            });
    List<OrbCard> deck = new ArrayList<>(a.subList(from + players * DEALT, a.size()));
    deck.addAll(b.subList(missing * REMOVED_B, b.size()));
    List<Token> tokens = new ArrayList<>(dice.shuffle(Token.supply(Token.Back.A)));
    tokens.addAll(dice.shuffle(Token.supply(Token.Back.B)));
    Orb orb = new Orb(Maze.opened(), deck, tokens, removed, List.of(), List.of(), Optional.empty());
    return new Dealt(orb, hands);
  }

  static void begin(Play play) {
    play.happens(new RoundEvent.PhaseBegun(Stage.ORB_SETUP, 0, List.of()));
    List<Seat> inPlay = Rounds.seats(play.game(), player -> true);
    play.happens(new OrbEvent.PriorityChanged(inPlay, PriorityCause.SETUP)); // RFTG-11.8
    next(play);
  }

  /** RFTG-11.9: in reverse priority order. */
  static void next(Play play) {
    List<Seat> priority = play.game().theOrb().priority();
    for (int i = priority.size() - 1; i >= 0; i--) {
      if (play.player(priority.get(i)).explorer().teams().isEmpty()) {
        play.ask(Ask.ORB_SETUP, List.of(priority.get(i)));
        return;
      }
    }
    Rounds.begin(play);
  }

  private static List<At> freeCorners(Race game) {
    List<At> free = new ArrayList<>(Maze.corners());
    game.players().values().forEach(player -> free.removeAll(player.explorer().teams()));
    return free;
  }

  static List<Option<RaceMove>> options(Race game, Player player) {
    List<Option<RaceMove>> options = new ArrayList<>();
    List<At> free = freeCorners(game);
    Placements placements = OrbLaying.placements(game);
    for (OrbCard card : player.explorer().cards()) {
      for (int rotation = 0; rotation < OrbLaying.ROTATIONS; rotation++) {
        if (placements.fits(card, rotation)) {
          options.add(withCorner(free, option(placements, card, rotation)));
        }
      }
    }
    if (options.isEmpty()) {
      OrbMove none = new OrbMove.SetUpOrb(Optional.empty(), 0, List.of(), List.of());
      options.add(withCorner(free, Option.of(none, Text.of("label.show-orb-cards"), "RFTG-11.10")));
    }
    return options;
  }

  private static Option<RaceMove> option(Placements placements, OrbCard card, int rotation) {
    return new Option<>(
        new OrbMove.SetUpOrb(Optional.of(card), rotation, List.of(), List.of()),
        List.of(OrbLaying.one(OrbMove.SetUpOrb.AT, () -> placements.anchors(card, rotation))),
        card.label(rotation),
        "RFTG-11.9");
  }

  /** With the corner to choose; the fifth player has none to choose. */
  private static Option<RaceMove> withCorner(List<At> free, Option<RaceMove> option) {
    return free.isEmpty()
        ? option
        : option.choosing(OrbMove.SetUpOrb.CORNER, OrbLaying.items(free), 1, 1);
  }

  static Optional<Refusal> refusal(Race game, Seat by, OrbMove.SetUpOrb move) {
    List<At> free = freeCorners(game);
    boolean cornered =
        free.isEmpty()
            ? move.corner().isEmpty()
            : move.corner().size() == 1 && free.contains(move.corner().get(0));
    if (!cornered) {
      return Optional.of(Refusal.of("RFTG-11.9", "choose-a-corner"));
    }
    Explorer explorer = game.player(by).explorer();
    if (move.card().isEmpty()) {
      boolean none = options(game, game.player(by)).size() == 1 && move.at().isEmpty();
      boolean blank = none && move.rotation() == 0 && !OrbLaying.canLay(game, explorer.cards());
      return blank ? Optional.empty() : Optional.of(Refusal.of("RFTG-11.9", "must-lay-a-card"));
    }
    if (!explorer.cards().contains(move.card().get())) {
      return Optional.of(Refusal.of("RFTG-11.9", "no-such-orb-card"));
    }
    return OrbLaying.refusal(
        OrbLaying.placements(game), move.card().get(), move.rotation(), move.at());
  }

  static void carryOut(Play play, Seat seat, OrbMove.SetUpOrb move) {
    play.ask(Ask.NOTHING, List.of(seat));
    if (move.card().isPresent()) {
      At at = move.at().get(0);
      Placement placement = new Placement(move.card().get(), at.x(), at.y(), move.rotation());
      play.happens(new OrbEvent.OrbCardLaid(seat, placement, true));
    }
    At team =
        move.corner().isEmpty()
            ? play.game().theOrb().maze().airlocks().get(0)
            : move.corner().get(0);
    List<OrbCard> shown =
        move.card().isPresent() ? List.of() : play.player(seat).explorer().cards();
    play.happens(new TeamEvent.TeamPlaced(seat, team, shown));
  }
}
