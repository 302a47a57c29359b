package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * RFTG-10.6: how a card without printed points counts.
 *
 * @param firstMatch each card of the tableau scores by the first entry that it fits
 * @param plus terms added once
 */
public record Scoring(@JsonProperty("first_match") List<Entry> firstMatch, List<Plus> plus) {

  /** Points for each card that fits. */
  public record Entry(int points, Match match) {
    Text words(boolean other) {
      return Text.of(
          other ? "scoring.other" : "scoring.each", "points", points, "match", match.words());
    }
  }

  /** A term that does not look at cards. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "key")
  public sealed interface Plus {
    int points(Holdings holdings);

    default boolean isOrbOnly() {
      return false;
    }

    Text words();
  }

  /** Points for every so many points in chips. */
  @JsonTypeName("vp_chips")
  record Chips(int points, int every) implements Plus {
    @Override
    public int points(Holdings holdings) {
      return holdings.chips() / every * points;
    }

    @Override
    public Text words() {
      return Text.of("scoring.vp_chips", "points", points, "every", every);
    }
  }

  /** RFTG-10.8: negative military counts too. */
  @JsonTypeName("military_total")
  record Military(int points) implements Plus {
    @Override
    public int points(Holdings holdings) {
      return holdings.military() * points;
    }

    @Override
    public Text words() {
      return Text.of("scoring.military_total", "points", points);
    }
  }

  /** RFTG-13.15: tokens of the Orb, used or not. */
  @JsonTypeName("artifact_category")
  record Artifacts(ArtifactCategory category, int points, @JsonProperty("orb_only") boolean orbOnly)
      implements Plus {
    @Override
    public int points(Holdings holdings) {
      return holdings.artifacts(category) * points;
    }

    @Override
    public boolean isOrbOnly() {
      return orbOnly;
    }

    @Override
    public Text words() {
      return Text.of("scoring.artifact_category", "points", points, "category", category.label());
    }
  }

  /** Second edition: goods on own worlds at the end. */
  @JsonTypeName("goods_at_end")
  record GoodsAtEnd(int points) implements Plus {
    @Override
    public int points(Holdings holdings) {
      return holdings.goods() * points;
    }

    @Override
    public Text words() {
      return Text.of("scoring.goods_at_end", "points", points);
    }
  }

  public Scoring {
    firstMatch = List.copyOf(firstMatch);
    plus = List.copyOf(plus);
  }

  /** What a card of the tableau counts. */
  int points(Card card, boolean orb) {
    Optional<Entry> first =
        firstMatch.stream().filter(entry -> entry.match().fits(card, orb)).findFirst();
    return first.map(Entry::points).orElse(0);
  }

  /** What the terms count that do not look at cards. */
  int plus(Holdings holdings, boolean orb) {
    int points = 0;
    for (Plus term : plus) {
      points += term.isOrbOnly() && !orb ? 0 : term.points(holdings);
    }
    return points;
  }

  /** What counts, in words; an entry that leaves cards to an earlier one speaks of others. */
  public List<Text> words() {
    List<Text> words = new ArrayList<>();
    for (int i = 0; i < firstMatch.size(); i++) {
      List<Entry> earlier = firstMatch.subList(0, i);
      Match match = firstMatch.get(i).match();
      boolean other =
          Card.ALL.stream()
              .filter(card -> match.fits(card, true))
              .anyMatch(card -> earlier.stream().anyMatch(e -> e.match().fits(card, true)));
      words.add(firstMatch.get(i).words(other));
    }
    plus.forEach(term -> words.add(term.words()));
    return words;
  }
}
