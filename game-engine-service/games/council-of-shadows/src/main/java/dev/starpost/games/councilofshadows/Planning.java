package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.councilofshadows.PlanEvent.PlanLaid;
import dev.starpost.games.councilofshadows.PlanEvent.PlanReopened;
import dev.starpost.games.councilofshadows.PlanEvent.PlansRevealed;
import dev.starpost.games.councilofshadows.RoundMove.LayCard;
import dev.starpost.games.councilofshadows.RoundMove.LeaveZone;
import dev.starpost.games.councilofshadows.RoundMove.ReopenPlan;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.CardSet;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * §4 Plan: all at once and in secret, each zone by zone from the left. A plan can be begun anew
 * until the last one is complete.
 */
public final class Planning {
  private static final Option<CouncilMove> REOPEN =
      Option.of(new ReopenPlan(), Text.of("label.reopen-plan"), "COS-4.5");

  private Planning() {}

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

  /** The round and the zone make it another question. */
  static Question question(CouncilOfShadows game, Seat seat) {
    Player player = game.player(seat);
    int round = game.round().number();
    Text text =
        player.hasPlanned()
            ? Text.of("question.plan-complete", "round", round)
            : Text.of(
                "question.plan",
                "round",
                round,
                "zone",
                player.zones().get(player.plan().decided()).id().label());
    return new Question(Ask.PLAN.id(), text, Ask.PLAN.rule());
  }

  static List<Option<CouncilMove>> options(Player player) {
    if (player.hasPlanned()) {
      return List.of(REOPEN);
    }
    int zone = player.plan().decided();
    ZoneId id = player.zones().get(zone).id();
    List<Option<CouncilMove>> options = new ArrayList<>(2);
    CardSet hand = player.handLeft();
    if (mayLay(player, zone, hand.size())) {
      options.add(
          Option.<CouncilMove>of(
                  new LayCard(id, List.of()),
                  Text.of(
                      player.zones().get(zone).isEmpty() ? "label.lay-card" : "label.cover",
                      "zone",
                      id.label()),
                  "COS-4.1")
              .choosing(LayCard.CARD, hand.items(), 1, 1));
    }
    if (mayLeave(player, zone, hand.size())) {
      options.add(
          Option.of(new LeaveZone(id), Text.of("label.leave-zone", "zone", id.label()), "COS-4.3"));
    }
    return options;
  }

  /** COS-4.3: an occupied zone may be covered if enough cards are left for the empty ones. */
  private static boolean mayLay(Player player, int zone, int hand) {
    return player.zones().get(zone).isEmpty() ? hand > 0 : hand > emptyFrom(player, zone);
  }

  /** COS-4.3: an empty zone stays empty only if the cards do not suffice. */
  private static boolean mayLeave(Player player, int zone, int hand) {
    return !player.zones().get(zone).isEmpty() || hand < emptyFrom(player, zone);
  }

  private static int emptyFrom(Player player, int zone) {
    int empty = 0;
    for (int i = zone; i < player.zones().size(); i++) {
      empty += player.zones().get(i).isEmpty() ? 1 : 0;
    }
    return empty;
  }

  /** COS-4.5: why the zone is not the one to decide now; null if it is. */
  private static String obstacle(Player player, ZoneId id) {
    if (player.hasPlanned()) {
      return "plan-complete";
    }
    if (player.zones().stream().noneMatch(zone -> zone.id() == id)) {
      return "no-such-zone";
    }
    return player.zones().get(player.plan().decided()).id() == id ? null : "not-that-zone";
  }

  static Decision<CouncilEvent> lay(
      CouncilOfShadows game, Seat by, ZoneId id, List<ActionCard> card, Dice dice) {
    Player player = game.player(by);
    String obstacle = obstacle(player, id);
    if (obstacle != null) {
      return refused("COS-4.5", obstacle);
    }
    CardSet hand = player.handLeft();
    if (card.size() != 1) {
      return refused("COS-4.1", "choose-one");
    }
    if (!hand.has(card.get(0))) {
      return refused("COS-4.1", "card-not-in-hand");
    }
    if (!mayLay(player, player.plan().decided(), hand.size())) {
      return refused("COS-4.3", "keep-cards-for-empty-zones");
    }
    return decided(game, by, id, Optional.of(card.get(0)), dice);
  }

  static Decision<CouncilEvent> leave(CouncilOfShadows game, Seat by, ZoneId id, Dice dice) {
    Player player = game.player(by);
    String obstacle = obstacle(player, id);
    if (obstacle != null) {
      return refused("COS-4.5", obstacle);
    }
    if (!mayLeave(player, player.plan().decided(), player.handLeft().size())) {
      String rule = game.round().number() == 1 ? "COS-4.2" : "COS-4.3";
      return refused(rule, "zone-must-be-filled");
    }
    return decided(game, by, id, Optional.empty(), dice);
  }

  static Decision<CouncilEvent> reopen(CouncilOfShadows game, Seat by, Dice dice) {
    return game.player(by).hasPlanned()
        ? new Play(game, dice).happens(new PlanReopened(by)).goOn()
        : refused("COS-4.5", "plan-not-complete");
  }

  /**
   * Every zone takes one decision, also where only one is possible: otherwise the number of steps,
   * which nobody can hide, would tell the others which zones are covered (COS-4.6).
   */
  private static Decision<CouncilEvent> decided(
      CouncilOfShadows game, Seat by, ZoneId id, Optional<ActionCard> card, Dice dice) {
    Player player = game.player(by);
    int decided = player.plan().decided() + 1;
    boolean complete = decided == player.zones().size();
    return new Play(game, dice)
        .happens(new PlanLaid(by, id, card, decided, complete, !game.table().screens()))
        .goOn();
  }

  /** A plan that the player could have laid, decided as far as the present one. */
  public static Plan anyPlan(Player player, Dice dice) {
    Player planning = player.withPlan(Plan.NONE);
    for (int zone = 0; zone < player.plan().decided(); zone++) {
      CardSet hand = planning.handLeft();
      boolean lays =
          !mayLeave(planning, zone, hand.size())
              || (mayLay(planning, zone, hand.size()) && dice.below(2) == 0);
      Optional<ActionCard> card =
          lays ? Optional.of(hand.list().get(dice.below(hand.size()))) : Optional.empty();
      ZoneId id = planning.zones().get(zone).id();
      planning = planning.withPlan(planning.plan().with(id, card, zone + 1));
    }
    return planning.plan();
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
