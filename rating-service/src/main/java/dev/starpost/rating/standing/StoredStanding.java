package dev.starpost.rating.standing;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;
import org.hibernate.annotations.Immutable;

/** Entity of a standing, to look at: {@link Standings} writes many of them by one statement. */
@Entity
@Table(name = "standing")
@Immutable
public class StoredStanding {

  /** Whose, at what, and when. */
  @Embeddable
  public record Key(String account, String game, String season) {}

  @EmbeddedId private Key key;
  private int carried;
  private int rating;
  private int games;

  @Column(name = "season_games")
  private int seasonGames;

  private Instant since;

  @Column(name = "played_at")
  private Instant playedAt;

  private boolean resting;
  private Listing listing;

  protected StoredStanding() {}

  public Standing standing() {
    return new Standing(
        key.account(),
        key.game(),
        key.season(),
        carried,
        rating,
        games,
        seasonGames,
        since,
        playedAt,
        resting,
        listing);
  }
}
