package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.Maze;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Placement;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** States with the Orb, as tests like to say them. */
final class OrbTable {
  static final At MAIN = new At(-1, 1);

  private Race game;

  private OrbTable(Race game) {
    this.game = game;
  }

  /** A table with the Orb: the main airlock, an Orb deck of ten cards, nobody on it yet. */
  static OrbTable with(RaceTable table) {
    Race plain = table.game();
    Table agreed =
        new Table(plain.table().players(), true, true, plain.table().expert(), false, false);
    List<Token> tokens = new ArrayList<>(Token.supply(Token.Back.A));
    tokens.addAll(Token.supply(Token.Back.B));
    Orb orb =
        new Orb(
            Maze.opened(),
            OrbCard.B.subList(0, 10),
            tokens,
            List.of(),
            plain.seats(),
            List.of(),
            Optional.empty());
    return new OrbTable(
        new Race(
            agreed,
            plain.players(),
            plain.stock(),
            plain.pool(),
            plain.round(),
            Optional.of(orb),
            false));
  }

  static Placement at(String card, int x, int y, int rotation) {
    return new Placement(OrbCard.of(card), x, y, rotation);
  }

  OrbTable laid(Placement... placements) {
    for (Placement placement : placements) {
      game = game.with(game.theOrb().laying(placement));
    }
    return this;
  }

  OrbTable team(Seat seat, At at) {
    Player player = game.player(seat);
    game = game.with(seat, player.with(player.explorer().withTeam(at)));
    return this;
  }

  OrbTable cards(Seat seat, String... ids) {
    for (String id : ids) {
      Player player = game.player(seat);
      game = game.with(seat, player.with(player.explorer().with(OrbCard.of(id))));
    }
    return this;
  }

  OrbTable tokens(Seat seat, String... ids) {
    for (String id : ids) {
      Player player = game.player(seat);
      game = game.with(seat, player.with(player.explorer().finding(Token.of(id))));
    }
    return this;
  }

  /** The Orb deck, the next card first. */
  OrbTable deck(String... ids) {
    Orb orb = game.theOrb();
    List<OrbCard> deck = new ArrayList<>();
    for (String id : ids) {
      deck.add(OrbCard.of(id));
    }
    game =
        game.with(
            new Orb(
                orb.maze(),
                deck,
                orb.tokens(),
                orb.removed(),
                orb.priority(),
                orb.turns(),
                orb.generated()));
    return this;
  }

  OrbTable priority(Seat... seats) {
    game = game.with(game.theOrb().ordered(List.of(seats)));
    return this;
  }

  Race game() {
    return game;
  }

  Race at(Stage phase) {
    Play play = new Play(game, new SeededDice(1));
    Rounds.begin(play, phase, 0);
    play.open();
    return play.game();
  }
}
