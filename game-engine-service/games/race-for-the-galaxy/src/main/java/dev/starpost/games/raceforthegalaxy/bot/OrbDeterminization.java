package dev.starpost.games.raceforthegalaxy.bot;

import dev.starpost.games.raceforthegalaxy.Explorer;
import dev.starpost.games.raceforthegalaxy.Orb;
import dev.starpost.games.raceforthegalaxy.Race;
import dev.starpost.games.raceforthegalaxy.Stage;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Draws anew what a viewer cannot see of the Orb: its deck, Orb cards and tokens of others. */
final class OrbDeterminization {
  private OrbDeterminization() {}

  static Race determinize(Race game, Viewer viewer, Dice dice) {
    return tokens(cards(game, viewer, dice), viewer, dice);
  }

  /** RFTG-11.7: in setup nobody has looked at the own cards either. */
  private static boolean seesCards(Race game, Viewer viewer, Seat seat) {
    return viewer.is(seat) && game.round().stage() != Stage.START;
  }

  private static Race cards(Race game, Viewer viewer, Dice dice) {
    Orb orb = game.theOrb();
    List<OrbCard> seen = new ArrayList<>();
    orb.maze().laid().forEach(placement -> seen.add(placement.card()));
    orb.generated().ifPresent(generated -> seen.add(generated.card()));
    for (Seat seat : game.seats()) {
      if (seesCards(game, viewer, seat)) {
        seen.addAll(game.player(seat).explorer().cards());
      }
    }
    List<OrbCard> a = new ArrayList<>(OrbCard.A);
    List<OrbCard> b = new ArrayList<>(OrbCard.B);
    a.removeAll(seen);
    b.removeAll(seen);
    List<OrbCard> drawnA = new ArrayList<>(dice.shuffle(a));
    List<OrbCard> drawnB = new ArrayList<>(dice.shuffle(b));
    Race determinized = game;
    for (Seat seat : game.seats()) {
      Explorer explorer = game.player(seat).explorer();
      if (!seesCards(game, viewer, seat)) {
        List<OrbCard> cards = alike(explorer.cards(), drawnA, drawnB);
        determinized =
            determinized.with(
                seat,
                determinized
                    .player(seat)
                    .with(
                        new Explorer(cards, explorer.tokens(), explorer.used(), explorer.teams())));
      }
    }
    List<OrbCard> removed = alike(orb.removed(), drawnA, drawnB);
    List<OrbCard> deck = alike(orb.deck(), drawnA, drawnB);
    return determinized.with(
        new Orb(
            orb.maze(), deck, orb.tokens(), removed, orb.priority(), orb.turns(), orb.generated()));
  }

  /** As many cards with the same backs; airlocks that were set aside stay what they are. */
  private static List<OrbCard> alike(
      List<OrbCard> cards, List<OrbCard> drawnA, List<OrbCard> drawnB) {
    List<OrbCard> alike = new ArrayList<>(cards.size());
    for (OrbCard card : cards) {
      if (!OrbCard.A.contains(card) && !OrbCard.B.contains(card)) {
        alike.add(card);
      } else {
        alike.add((card.back() == Token.Back.A ? drawnA : drawnB).remove(0));
      }
    }
    return alike;
  }

  private static Race tokens(Race game, Viewer viewer, Dice dice) {
    List<Token> unseen = new ArrayList<>(game.theOrb().tokens());
    for (Seat seat : game.seats()) {
      if (!viewer.is(seat)) {
        unseen.addAll(game.player(seat).explorer().tokens());
      }
    }
    unseen.sort((one, other) -> one.id().compareTo(other.id()));
    List<Token> drawn = new ArrayList<>(dice.shuffle(unseen));
    Race determinized = game;
    for (Seat seat : game.seats()) {
      if (!viewer.is(seat)) {
        Explorer explorer = game.player(seat).explorer();
        Explorer other =
            new Explorer(
                explorer.cards(),
                alike(explorer.tokens(), drawn),
                explorer.used(),
                explorer.teams());
        determinized = determinized.with(seat, determinized.player(seat).with(other));
      }
    }
    Orb orb = determinized.theOrb();
    return determinized.with(
        new Orb(
            orb.maze(),
            orb.deck(),
            Collections.unmodifiableList(drawn),
            orb.removed(),
            orb.priority(),
            orb.turns(),
            orb.generated()));
  }

  private static List<Token> alike(List<Token> tokens, List<Token> drawn) {
    List<Token> alike = new ArrayList<>(tokens.size());
    // backs in a fixed order: in which order A and B were found is known, but not kept here
    tokens.stream()
        .map(Token::back)
        .sorted()
        .forEach(
            back -> {
              Token next =
                  drawn.stream().filter(token -> token.back() == back).findFirst().orElseThrow();
              drawn.remove(next);
              alike.add(next);
            });
    return alike;
  }
}
