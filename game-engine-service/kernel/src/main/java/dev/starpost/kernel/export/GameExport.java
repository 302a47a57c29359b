package dev.starpost.kernel.export;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.table.TableOptions;
import java.util.List;
import java.util.Optional;

/**
 * A finished game in full, as its players may take it away: all that {@link Verification} needs to
 * play it again, seed included.
 *
 * @param format always {@link #FORMAT}
 * @param options the table's options, complete
 * @param commitment what the table showed of the seed before the game
 * @param seed of the sealed dice, in hexadecimal
 * @param startedAt as the engine wrote it; the kernel knows no clock
 * @param result absent where the game was aborted
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record GameExport(
    String format,
    String gameId,
    String game,
    List<ExportedPlayer> players,
    TableOptions options,
    String commitment,
    String seed,
    String startedAt,
    String finishedAt,
    List<ExportedPly> history,
    Optional<Ranking> result) {

  /** The only format there has been. */
  public static final String FORMAT = "starpost-export.v1";

  public GameExport {
    if (!format.equals(FORMAT)) {
      throw new IllegalArgumentException("the format must be " + FORMAT + ", not " + format);
    }
    players = List.copyOf(players);
    history = List.copyOf(history);
  }

  /** What the players added to the dice, in seating order. */
  public List<String> entropies() {
    return players.stream().map(ExportedPlayer::entropy).toList();
  }
}
