package dev.starpost.games.salvage.bot;

import static dev.starpost.games.salvage.component.SalvageComponents.BOX;

import dev.starpost.games.salvage.Pending;
import dev.starpost.games.salvage.Salvage;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.games.salvage.component.Derelict;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.pending.SealedAnswers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Draws anew what a viewer cannot see: other hands, the deck, the queue, answers face down. */
public final class Determinization {
  private Determinization() {}

  public static Salvage determinize(Salvage game, Viewer viewer, Dice dice) {
    if (game.over()) {
      return game; // SV-7.3
    }
    List<Integer> unseen = new ArrayList<>(game.deck());
    for (Seat seat : game.seats()) {
      if (!viewer.is(seat)) {
        unseen.addAll(game.hands().get(seat).without(known(game, seat).cards()).cards());
      }
    }
    // Sorted first: what is drawn must not depend on what is really where.
    Collections.sort(unseen);
    List<Integer> drawn = dice.shuffle(unseen);
    int from = 0;
    PerSeat<Crew> hands = game.hands();
    for (Seat seat : game.seats()) {
      if (!viewer.is(seat)) {
        Crew known = known(game, seat);
        int size = game.hands().get(seat).size() - known.size();
        hands = hands.with(seat, known.with(drawn.subList(from, from + size)));
        from += size;
      }
    }
    List<Integer> deck = drawn.subList(from, drawn.size());
    Salvage determinized =
        game.withHands(hands)
            .withDeck(deck, game.discards())
            .withDerelicts(queue(game, dice), game.derelict(), game.past());
    return answers(determinized, viewer, dice);
  }

  /** What everybody has seen of a hand: a bid that was shown and did not win (SV-4.3). */
  private static Crew known(Salvage game, Seat seat) {
    boolean onBoard = game.boarding().filter(boarded -> boarded.seat().equals(seat)).isPresent();
    boolean gone = onBoard || game.resigned().contains(seat);
    return gone ? Crew.NONE : game.bids().map(bids -> bids.get(seat)).orElse(Crew.NONE);
  }

  private static List<String> queue(Salvage game, Dice dice) {
    List<String> unseen =
        BOX.derelicts().stream()
            .map(Derelict::id)
            .filter(id -> !game.past().contains(id))
            .filter(id -> !game.derelict().filter(id::equals).isPresent())
            .toList();
    return dice.shuffle(unseen).subList(0, game.queue().size());
  }

  private static Salvage answers(Salvage game, Viewer viewer, Dice dice) {
    Pending pending = game.pending().orElse(null);
    if (pending instanceof Pending.Bids bids) {
      SealedAnswers<Crew> redrawn = redraw(game, bids.answers(), viewer, dice);
      return game.withAgenda(game.agenda().replaceTop(new Pending.Bids(redrawn)));
    }
    if (pending instanceof Pending.HandsToTrim trimming) {
      SealedAnswers<Crew> redrawn = redraw(game, trimming.answers(), viewer, dice);
      return game.withAgenda(game.agenda().replaceTop(new Pending.HandsToTrim(redrawn)));
    }
    return game;
  }

  private static SealedAnswers<Crew> redraw(
      Salvage game, SealedAnswers<Crew> answers, Viewer viewer, Dice dice) {
    SealedAnswers<Crew> redrawn = answers;
    for (SealedAnswers.Given<Crew> given : answers.given()) {
      if (!viewer.is(given.seat())) {
        redrawn = redrawn.with(given.seat(), answer(game, given.seat(), dice));
      }
    }
    return redrawn;
  }

  private static Crew answer(Salvage game, Seat seat, Dice dice) {
    List<Integer> hand = game.hands().get(seat).cards();
    int excess = hand.size() - BOX.handLimit();
    int count =
        game.pending().orElseThrow() instanceof Pending.HandsToTrim
            ? excess
            : dice.below(Math.min(BOX.largestBid(), hand.size()) + 1);
    return new Crew(dice.shuffle(hand).subList(0, count));
  }
}
