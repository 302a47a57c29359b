package dev.starpost.matchmaking.rating;

import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import org.hibernate.annotations.Immutable;

/** Entity of a rating, as the rating service has told it. */
@Entity
@Table(name = "rating")
@Immutable
public class StoredRating {
  @EmbeddedId private Ratings.Rated rated;
  private int rating;

  protected StoredRating() {}

  public String game() {
    return rated.game();
  }

  public int rating() {
    return rating;
  }
}
