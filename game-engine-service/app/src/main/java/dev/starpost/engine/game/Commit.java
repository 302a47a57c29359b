package dev.starpost.engine.game;

import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Ply;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * An accepted command as it is stored: one version of a game. All JSON is text, kept to the letter,
 * because it must be readable for ever and is compared when a game is verified.
 *
 * @param fingerprint of the command's content, by which a reused command id is recognised
 * @param move what was sent; decisions only
 * @param undone how many decisions an undo took back; empty if one, as all did once
 * @param opening the {@link GameOpening}; the first commit only
 * @param roster the {@link Roster} after it, where it is another than before
 */
public record Commit(
    String gameId,
    long version,
    String commandId,
    String fingerprint,
    int rulesVersion,
    Ply.Kind kind,
    Optional<Seat> seat,
    Optional<String> move,
    List<String> events,
    long drawn,
    boolean mayTakeBack,
    Optional<Integer> undone,
    Instant at,
    Optional<String> opening,
    Optional<String> roster,
    Announcement announcement)
    implements CommandRecord {
  public Commit {
    events = List.copyOf(events);
  }

  @Override
  public String toString() {
    return "version " + version + " of " + gameId;
  }
}
