package dev.starpost.rating.result;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.hibernate.annotations.ColumnTransformer;

/** Entity of a rated game; it begins as one of many that {@link RatedGames} writes at once. */
@Entity
@Table(name = "rated_game")
public class StoredRatedGame {
  @Id private String id;
  private String game;
  private String season;

  @Column(name = "at")
  private Instant endedAt;

  private boolean hidden;

  @ColumnTransformer(read = "cast(options as text)", write = "cast(? as jsonb)")
  private String options;

  @Column(name = "voided_at")
  private Instant voidedAt;

  @Column(name = "voided_by")
  @SuppressWarnings("unused") // Read by queries only.
  private String voidedBy;

  private String reason;

  protected StoredRatedGame() {}

  /** It counts no longer. */
  void markVoid(Instant at, String by, String why) {
    voidedAt = at;
    voidedBy = by;
    reason = why;
  }

  /** With which options it was played, as JSON. */
  void learnOptions(String chosen) {
    options = chosen;
  }

  RatedGame with(List<Result> results, Function<String, Map<String, String>> read) {
    return new RatedGame(
        id,
        game,
        season,
        endedAt,
        hidden,
        results,
        Optional.ofNullable(options).map(read),
        voidedAt != null);
  }

  /** Of one that is void. */
  VoidedGame voidedGame() {
    return new VoidedGame(id, voidedAt, reason);
  }

  String id() {
    return id;
  }
}
