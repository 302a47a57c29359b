package dev.starpost.kernel.export;

import dev.starpost.kernel.play.Ply;
import java.util.List;

/**
 * What must hold of a history before anything is played: what the kernel itself always writes,
 * whatever the game.
 */
final class Outline {
  private Outline() {}

  static void check(List<ExportedPly> history, int players) throws DifferenceFound {
    versions(history);
    kinds(history, players);
    draws(history);
  }

  private static void versions(List<ExportedPly> history) throws DifferenceFound {
    if (history.isEmpty()) {
      throw new DifferenceFound("the history is empty");
    }
    for (int i = 0; i < history.size(); i++) {
      if (history.get(i).version() != i + 1) {
        throw new DifferenceFound(
            i + 1, "expected version " + (i + 1) + ", found " + history.get(i).version());
      }
    }
  }

  private static void kinds(List<ExportedPly> history, int players) throws DifferenceFound {
    for (ExportedPly ply : history) {
      boolean opens = ply.kind() == Ply.Kind.OPENING;
      boolean decides = ply.kind().isDecision();
      boolean isEventful = ply.kind() != Ply.Kind.TAKING_BACK && !ply.kind().isOutsideRules();
      demand(opens == (ply.version() == 1), ply, "the opening comes first, and only first");
      demand(opens != ply.seat().isPresent(), ply, "every step but the opening has a seat");
      demand(
          ply.seat().stream().allMatch(seat -> seat.number() <= players),
          ply,
          "there are only " + players + " seats");
      demand(
          decides == ply.move().isPresent(), ply, "decisions have a move, other steps have none");
      demand(
          ply.kind() == Ply.Kind.DECISION || !ply.mayTakeBack(),
          ply,
          "only a decision can be taken back");
      demand(
          ply.kind() == Ply.Kind.TAKING_BACK || ply.undone().isEmpty(),
          ply,
          "only an undo takes decisions back");
      demand(
          isEventful != ply.events().isEmpty(),
          ply,
          "taking back and what is beside the game have no events, all else has");
    }
  }

  private static void draws(List<ExportedPly> history) throws DifferenceFound {
    long drawn = 0;
    for (ExportedPly ply : history) {
      boolean drawsNothing = ply.kind() == Ply.Kind.TAKING_BACK || ply.kind().isOutsideRules();
      boolean sound = drawsNothing ? ply.drawn() == drawn : ply.drawn() >= drawn;
      demand(sound, ply, "there had been " + drawn + " draws before, now there are " + ply.drawn());
      drawn = ply.drawn();
    }
  }

  private static void demand(boolean holds, ExportedPly ply, String claim) throws DifferenceFound {
    if (!holds) {
      throw new DifferenceFound(
          ply.version(), "a step of kind " + ply.kindInWords() + ": " + claim);
    }
  }
}
