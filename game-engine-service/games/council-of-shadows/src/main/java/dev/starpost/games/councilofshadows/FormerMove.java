package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import java.util.List;

/**
 * Moves of earlier rules, in games that are stored: a plan was laid zone by zone. They can be read,
 * and whoever still sends one is told what is asked for now (COS-4.5).
 */
sealed interface FormerMove extends CouncilMove {

  @Override
  default boolean answers(Pending pending) {
    return pending instanceof RoundPending.Plans;
  }

  @Override
  default Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
    return refused("COS-4.5", "plan-as-a-whole");
  }

  /** Laid one card on the zone that was next to be decided. */
  @JsonTypeName("lay-card")
  record LayCard(ZoneId zone, List<ActionCard> card) implements FormerMove {
    public LayCard {
      card = List.copyOf(card);
    }
  }

  /** Laid no card on the zone that was next to be decided. */
  @JsonTypeName("leave-zone")
  record LeaveZone(ZoneId zone) implements FormerMove {}

  /** Began a complete plan anew. */
  @JsonTypeName("reopen-plan")
  record ReopenPlan() implements FormerMove {}
}
