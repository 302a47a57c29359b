package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Events of planning and of the consumption that follows (§4, §5). */
sealed interface PlanEvent extends CouncilEvent {

  /** §4: everybody plans. */
  @JsonTypeName("planning-begun.v1")
  record PlanningBegun() implements PlanEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withRound(game.round().at(Round.Phase.PLAN, -1));
    }

    @Override
    public Text text() {
      return Text.of("event.planning-begun");
    }
  }

  /**
   * COS-4.1: somebody has laid a plan.
   *
   * @param cards the card for each zone that gets one
   * @param again whether it takes the place of one that was complete (COS-4.5)
   * @param open whether everybody may see it: there are no screens
   */
  @JsonTypeName("plan-laid.v2")
  record PlanLaid(Seat seat, SortedMap<ZoneId, ActionCard> cards, boolean again, boolean open)
      implements PlanEvent {
    public PlanLaid {
      cards = Collections.unmodifiableSortedMap(new TreeMap<>(cards));
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      Player player = game.player(seat);
      return game.with(seat, player.withPlan(Plan.of(cards, player.zones().size())));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(open || viewer.is(seat) ? this : new CouncilShown.PlanLaid(seat, again));
    }

    @Override
    public Text text() {
      if (cards.isEmpty()) {
        return Text.of(again ? "event.plan-emptied" : "event.plan-laid-none", "player", seat);
      }
      return Text.of(
          again ? "event.plan-replaced" : "event.plan-laid",
          "player",
          seat,
          "cards",
          Plan.of(cards, 0).laid().stream().map(Plan.Laid::text).toList());
    }
  }

  /** COS-4.6: all plans are shown. */
  @JsonTypeName("plans-revealed.v1")
  record PlansRevealed(List<Plan.Of> plans) implements PlanEvent {
    public PlansRevealed {
      plans = List.copyOf(plans);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      CouncilOfShadows revealed = game;
      for (Plan.Of each : plans) {
        revealed = revealed.with(each.seat(), game.player(each.seat()).revealing(each.plan()));
      }
      return revealed;
    }

    @Override
    public boolean isFinal() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of("event.plans-revealed", "plans", plans.stream().map(Plan.Of::text).toList());
    }
  }

  /** §5: all consumption markers have moved; those who moved are listed in their new order. */
  @JsonTypeName("consumption-counted.v1")
  record ConsumptionCounted(List<Moved> moved) implements PlanEvent {
    /**
     * One marker.
     *
     * @param sum of the cards
     * @param consumption where the marker is now
     * @param by how far it really moved (COS-5.5)
     */
    record Moved(Seat seat, int sum, int consumption, int by) {
      private Text text() {
        String key = by > 0 ? "consumption.up" : by < 0 ? "consumption.down" : "consumption.same";
        return Text.of(key, "player", seat, "by", Math.abs(by), "consumption", consumption);
      }
    }

    public ConsumptionCounted {
      moved = List.copyOf(moved);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      CouncilOfShadows counted = game;
      List<Seat> order = new ArrayList<>(moved.size());
      for (Moved each : moved) {
        Player player = game.player(each.seat());
        counted =
            counted.with(
                each.seat(), player.withTrack(player.track().withConsumption(each.consumption())));
        order.add(each.seat());
      }
      return counted.withRound(game.round().ordered(order).at(Round.Phase.ACT, -1));
    }

    @Override
    public Text text() {
      return Text.of(
          isTied() ? "event.consumption-counted-tied" : "event.consumption-counted",
          "moved",
          moved.stream().map(Moved::text).toList());
    }

    private boolean isTied() {
      return moved.stream().mapToInt(Moved::by).distinct().count() < moved.size();
    }
  }
}
