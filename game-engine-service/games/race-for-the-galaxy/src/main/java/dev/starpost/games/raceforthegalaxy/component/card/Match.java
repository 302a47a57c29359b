package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which cards count, for scoring and for powers that look at the tableau: all that is given must
 * hold.
 *
 * @param cost the printed cost equals this
 * @param minCost the printed cost is at least this
 * @param military a military world, or one that is not
 * @param card the card has this id
 * @param powerPhase the card has a power of this phase (RFTG-10.7)
 */
public record Match(
    Optional<CardKind> kind,
    Optional<Integer> cost,
    @JsonProperty("min_cost") Optional<Integer> minCost,
    Optional<Boolean> military,
    @JsonProperty("world_type") Optional<WorldType> worldType,
    Optional<Good> good,
    Optional<Keyword> keyword,
    Optional<String> card,
    @JsonProperty("power_phase") Optional<Phase> powerPhase) {

  /**
   * Whether the card counts.
   *
   * @param orb whether the Orb is in play
   */
  public boolean fits(Card tried, boolean orb) {
    return kind.filter(wanted -> wanted != tried.kind()).isEmpty()
        && cost.filter(wanted -> wanted != tried.cost()).isEmpty()
        && minCost.filter(least -> least > tried.cost()).isEmpty()
        && military.filter(wanted -> !tried.isWorld() || wanted != tried.isMilitary()).isEmpty()
        && worldType.filter(wanted -> !tried.worldType().equals(Optional.of(wanted))).isEmpty()
        && good.filter(wanted -> tried.good() != wanted).isEmpty()
        && keyword.filter(wanted -> !tried.has(wanted)).isEmpty()
        && card.filter(wanted -> !wanted.equals(tried.id())).isEmpty()
        && powerPhase.filter(wanted -> !tried.hasPowerOf(wanted, orb)).isEmpty();
  }

  /** What counts, in words. */
  public Text words() {
    if (card.isPresent()) {
      return Text.of("card." + card.get());
    }
    if (minCost.isPresent()) {
      return Text.of("match.min-cost", "cost", minCost.get());
    }
    List<Text> parts = new ArrayList<>();
    cost.ifPresent(wanted -> parts.add(Text.of("match.cost", "cost", wanted)));
    military.ifPresent(yes -> parts.add(Text.of(yes ? "match.military" : "match.non-military")));
    worldType.ifPresent(type -> parts.add(Text.of("match." + type.id())));
    good.ifPresent(wanted -> parts.add(wanted.label()));
    keyword.ifPresent(wanted -> parts.add(wanted.label()));
    powerPhase.ifPresent(phase -> parts.add(Text.of("match.power." + phase.id())));
    String key = kind.map(wanted -> "match." + wanted.id()).orElse("match.card");
    return parts.isEmpty() ? Text.of(key) : Text.of(key + "-that", "what", List.copyOf(parts));
  }
}
