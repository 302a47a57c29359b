package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.councilofshadows.PlanEvent.PlanLaid;
import dev.starpost.games.councilofshadows.PlanEvent.PlansRevealed;
import dev.starpost.games.councilofshadows.RoundMove.LayPlan;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.CardSet;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Assignment;
import dev.starpost.kernel.option.NamedSlot;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * §4 Plan: all at once and in secret, each a whole plan in one move. It can be replaced until the
 * last one is there.
 */
public final class Planning {
  private static final Text FIRST = Text.of("label.lay-plan");
  private static final Text AGAIN = Text.of("label.replace-plan");

  /** The slots of a plan by zone, and by the card that would be covered: playouts come here. */
  private static final List<NamedSlot<ZoneId, ActionCard>> MUST_FILL =
      ZoneId.ALL.stream()
          .map(zone -> NamedSlot.<ZoneId, ActionCard>required(zone, zone.label()))
          .toList();

  private static final List<NamedSlot<ZoneId, ActionCard>> MAY_FILL =
      ZoneId.ALL.stream()
          .map(zone -> NamedSlot.<ZoneId, ActionCard>optional(zone, zone.label()))
          .toList();
  private static final List<List<NamedSlot<ZoneId, ActionCard>>> COVER =
      ZoneId.ALL.stream()
          .map(zone -> ActionCard.ALL.stream().map(card -> cover(zone, card)).toList())
          .toList();

  private Planning() {}

  private static NamedSlot<ZoneId, ActionCard> cover(ZoneId zone, ActionCard card) {
    return NamedSlot.optional(
        zone, Text.of("zone.covering", "zone", zone.label(), "card", card.item().label()));
  }

  /** Asks everybody who has a card to plan. */
  static void ask(Play play) {
    CouncilOfShadows game = play.game();
    List<Seat> asked = new ArrayList<>();
    for (Seat seat : game.table().seats()) {
      if (!game.player(seat).resigned() && !game.player(seat).hand().isEmpty()) {
        asked.add(seat);
      }
    }
    if (!asked.isEmpty()) {
      play.push(new RoundPending.Plans(asked));
    }
  }

  /** The round makes it another question. */
  static Question question(CouncilOfShadows game, Seat seat) {
    String key = game.player(seat).hasPlanned() ? "question.plan-complete" : "question.plan";
    return new Question(
        Ask.PLAN.id(), Text.of(key, "round", game.round().number()), Ask.PLAN.rule());
  }

  /** The whole hand: what was planned before is taken up again. */
  static Option<CouncilMove> option(Player player) {
    int hand = player.hand().size();
    int empty = emptyZones(player);
    int most = hand > empty ? Math.min(hand, player.zones().size()) : Math.min(hand, empty);
    return new Option<>(
        LayPlan.BLANK,
        List.of(
            new Assignment<>(
                LayPlan.CARDS,
                slots(player, hand, empty),
                player.hand().items(),
                Math.min(hand, empty),
                most)),
        player.hasPlanned() ? AGAIN : FIRST,
        "COS-4.1");
  }

  /**
   * COS-4.3: empty zones must be filled if the cards suffice; occupied ones may be covered with
   * what is left.
   */
  private static List<NamedSlot<ZoneId, ActionCard>> slots(Player player, int hand, int empty) {
    List<NamedSlot<ZoneId, ActionCard>> slots = new ArrayList<>(player.zones().size());
    for (Zone zone : player.zones()) {
      if (zone.isEmpty()) {
        slots.add((hand >= empty ? MUST_FILL : MAY_FILL).get(zone.id().index()));
      } else if (hand > empty) {
        slots.add(COVER.get(zone.id().index()).get(zone.top().orElseThrow().index()));
      }
    }
    return slots;
  }

  private static int emptyZones(Player player) {
    int empty = 0;
    for (Zone zone : player.zones()) {
      empty += zone.isEmpty() ? 1 : 0;
    }
    return empty;
  }

  static Decision<CouncilEvent> lay(
      CouncilOfShadows game, Seat by, SortedMap<ZoneId, ActionCard> cards, Dice dice) {
    Player player = game.player(by);
    CardSet used = CardSet.NONE;
    for (Map.Entry<ZoneId, ActionCard> each : cards.entrySet()) {
      if (!player.hasZone(each.getKey())) {
        return refused("COS-4.1", "no-such-zone");
      }
      if (!player.hand().has(each.getValue())) {
        return refused("COS-4.1", "card-not-in-hand");
      }
      if (used.has(each.getValue())) {
        return refused("COS-4.1", "card-planned-twice", "card", each.getValue().item().label());
      }
      used = used.with(each.getValue());
    }
    boolean suffices = player.hand().size() >= emptyZones(player);
    for (Zone zone : player.zones()) {
      boolean laid = cards.containsKey(zone.id());
      if (suffices && zone.isEmpty() && !laid) {
        String rule = game.round().number() == 1 ? "COS-4.2" : "COS-4.3";
        return refused(rule, "zone-must-be-filled", "zone", zone.id().label());
      }
      if (!suffices && !zone.isEmpty() && laid) {
        return refused("COS-4.3", "keep-cards-for-empty-zones");
      }
    }
    if (!suffices && used.size() < player.hand().size()) {
      return refused("COS-4.3", "cards-left-over");
    }
    return new Play(game, dice)
        .happens(new PlanLaid(by, cards, player.hasPlanned(), !game.table().screens()))
        .goOn();
  }

  /**
   * A plan that the player could have laid, each one alike; none as long as it is not complete,
   * because whatever was begun in a game of earlier rules is replaced as a whole.
   */
  public static Plan anyPlan(Player player, Dice dice) {
    if (!player.hasPlanned()) {
      return Plan.NONE;
    }
    Option<CouncilMove> option = option(player);
    LayPlan any = (LayPlan) option.fill(dice.below(Math.toIntExact(option.ways())));
    return Plan.of(any.cards(), player.zones().size());
  }

  /** COS-4.6: all plans are complete. */
  static void reveal(Play play) {
    CouncilOfShadows game = play.game();
    List<Plan.Of> plans = new ArrayList<>();
    for (Seat seat : game.table().seats()) {
      if (!game.player(seat).resigned()) {
        plans.add(new Plan.Of(seat, game.player(seat).plan()));
      }
    }
    play.happens(new PlansRevealed(plans));
    if (game.table().isSolo()) {
      AutomaTurn.reveal(play);
    }
    Consumption.count(play);
  }
}
