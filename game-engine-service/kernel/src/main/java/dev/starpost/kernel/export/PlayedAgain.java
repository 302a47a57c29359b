package dev.starpost.kernel.export;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.chance.SealedDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.play.Adjudication;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.play.Position;
import dev.starpost.kernel.play.Referee;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game played again from its export, step by step. Lives for one check. */
final class PlayedAgain<S, M, E> {
  private final Game<S, M, E> game;
  private final Rules<S, M, E> rules;
  private final Referee<S, M, E> referee;
  private final Setup setup;
  private final byte[] seed;
  private final List<String> entropies;
  private Position<S> position;
  private int decidedAgain;
  private int foldedOnly;
  private boolean aborted;

  PlayedAgain(Game<S, M, E> game, Setup setup, byte[] seed, List<String> entropies) {
    this.game = game;
    this.rules = game.rules();
    this.referee = new Referee<>(rules);
    this.setup = setup;
    this.seed = seed;
    this.entropies = entropies;
    this.position = referee.unopened(setup.players());
  }

  void follow(ExportedPly ply) throws DifferenceFound {
    try {
      if (aborted || (ply.version() > 1 && rules.result(position.state()).isPresent())) {
        throw new DifferenceFound(ply.version(), "the game had ended before");
      }
      if (ply.rulesVersion() == game.rulesVersion()) {
        position = decideAgain(ply);
        decidedAgain++;
      } else {
        position = foldOnly(ply);
        foldedOnly++;
      }
      aborted = ply.kind() == Ply.Kind.ABORT;
    } catch (RuntimeException e) {
      // A state that no game reaches, made up in the file: the rules may fail in any way.
      throw new DifferenceFound(ply.version(), "the rules cannot follow this step: " + e);
    }
  }

  VerificationResult.Genuine end(Optional<Ranking> claimed) throws DifferenceFound {
    Optional<Ranking> result = rules.result(position.state());
    if (result.isEmpty() && !aborted) {
      throw new DifferenceFound(position.version(), "the game has not ended");
    }
    Optional<String> difference = TreeDifference.between(tree(result), tree(claimed));
    if (difference.isPresent()) {
      throw new DifferenceFound(position.version(), "the result: " + difference.get());
    }
    return new VerificationResult.Genuine(
        decidedAgain + foldedOnly, decidedAgain, foldedOnly, position.drawn());
  }

  /** An aborted game has none. */
  private static JsonNode tree(Optional<Ranking> result) {
    return result.map(GameJson::tree).orElse(MissingNode.getInstance());
  }

  /** The position that the rules lead to, if the ply is exactly what they give. */
  private Position<S> decideAgain(ExportedPly ply) throws DifferenceFound {
    Adjudication<S, E> adjudication = adjudication(ply);
    if (!(adjudication instanceof Adjudication.Played<S, E> played)) {
      throw new DifferenceFound(ply.version(), "the rules refuse it: " + reason(adjudication));
    }
    compareEvents(ply, played.ply());
    compare(ply, "drawn", played.ply().drawn(), ply.drawn());
    compare(ply, "mayTakeBack", played.ply().mayTakeBack(), ply.mayTakeBack());
    if (!referee.fold(position, stored(ply)).equals(played.position())) {
      throw new DifferenceFound(
          ply.version(), "its events, once stored, no longer lead to the same position");
    }
    return played.position();
  }

  private Adjudication<S, E> adjudication(ExportedPly ply) throws DifferenceFound {
    return switch (ply.kind()) {
      case OPENING -> referee.open(setup, dice(0));
      case DECISION -> referee.play(position, seat(ply), move(ply), this::dice);
      case BOT_DECISION -> referee.playForSeat(position, seat(ply), move(ply), this::dice);
      case TAKING_BACK -> referee.undo(position, seat(ply), undoneTo(ply));
      case RESIGNATION -> referee.resign(position, seat(ply), this::dice);
      case FORFEIT -> referee.forfeit(position, seat(ply), this::dice);
      case TIMEOUT, TAKEOVER, RETURN, CLOCK_CHANGE, CANCELLATION, ABORT ->
          referee.outsideRules(position, ply.kind(), seat(ply));
    };
  }

  private void compareEvents(ExportedPly ply, Ply<E> decided) throws DifferenceFound {
    List<JsonNode> expected = decided.events().stream().map(GameJson::tree).toList();
    List<JsonNode> found = ply.events();
    for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
      Optional<String> difference = TreeDifference.between(expected.get(i), found.get(i));
      if (difference.isPresent()) {
        throw new DifferenceFound(ply.version(), nth(i, found) + ": " + difference.get());
      }
    }
    compare(ply, "the number of events", expected.size(), found.size());
  }

  /** Earlier rules decided it: their events are facts, and only the kernel's own rules apply. */
  private Position<S> foldOnly(ExportedPly ply) throws DifferenceFound {
    if (ply.rulesVersion() < 1 || ply.rulesVersion() > game.rulesVersion()) {
      throw new DifferenceFound(
          ply.version(),
          "it was decided by rules version "
              + ply.rulesVersion()
              + ", but the versions known here are 1 to "
              + game.rulesVersion());
    }
    if (ply.kind() == Ply.Kind.TAKING_BACK) {
      undoneTo(ply);
    }
    return referee.fold(position, stored(ply));
  }

  /** The version that an undo went back to. */
  private long undoneTo(ExportedPly ply) throws DifferenceFound {
    int undone = ply.undone().orElse(1);
    List<Position.Step<S>> undoable = position.undoable();
    if (!position.mayUndo(seat(ply)) || undone < 1 || undone > undoable.size()) {
      throw new DifferenceFound(
          ply.version(),
          seat(ply) + " had nothing to take back, or not " + undone + " of its decisions");
    }
    return undoable.get(undoable.size() - undone).version();
  }

  private Ply<E> stored(ExportedPly ply) throws DifferenceFound {
    List<E> events = new ArrayList<>();
    for (JsonNode event : ply.events()) {
      try {
        events.add(GameJson.mapper().treeToValue(event, game.eventType()));
      } catch (JsonProcessingException e) {
        throw new DifferenceFound(
            ply.version(),
            nth(events.size(), ply.events()) + " cannot be read: " + e.getOriginalMessage());
      }
    }
    return Ply.stored(ply.kind(), ply.seat(), events, ply.drawn(), ply.mayTakeBack(), ply.undone());
  }

  private M move(ExportedPly ply) throws DifferenceFound {
    try {
      return GameJson.mapper().treeToValue(ply.move().orElseThrow(), game.moveType());
    } catch (JsonProcessingException e) {
      throw new DifferenceFound(
          ply.version(), "the move cannot be read: " + e.getOriginalMessage());
    }
  }

  private Dice dice(long drawn) {
    return SealedDice.of(seed, entropies, drawn);
  }

  private static Seat seat(ExportedPly ply) {
    return ply.seat().orElseThrow();
  }

  private static void compare(ExportedPly ply, String what, Object expected, Object found)
      throws DifferenceFound {
    if (!expected.equals(found)) {
      throw new DifferenceFound(
          ply.version(), what + ": expected " + expected + ", found " + found);
    }
  }

  private static String nth(int index, List<JsonNode> events) {
    return "event " + (index + 1) + " of " + events.size();
  }

  private static String reason(Adjudication<?, ?> adjudication) {
    if (adjudication instanceof Adjudication.Refused<?, ?> refused) {
      Refusal refusal = refused.refusal();
      return refusal.rule() + ", " + refusal.code();
    }
    return "the seat has nothing to decide";
  }
}
