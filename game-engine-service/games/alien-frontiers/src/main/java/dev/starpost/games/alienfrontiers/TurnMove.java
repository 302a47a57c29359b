package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.alienfrontiers.component.Resource;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Param;
import java.util.List;

/** Moves that dock no ship and use no card. */
sealed interface TurnMove extends FrontiersMove {

  /** AF-4.3: turn fuel into ore; {@code times} is one number. */
  @JsonTypeName("trade")
  record Trade(List<Integer> times) implements TurnMove {
    static final Param<Trade, Integer> TIMES =
        new Param<>(
            Trade.class, "times", Param.NUMBER, Trade::times, (trade, times) -> new Trade(times));

    public Trade {
      times = List.copyOf(times);
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Market.trade(game, times);
    }
  }

  /** AF-4.8, AF-4.9: pay for the colony on the last circle and place it on one territory. */
  @JsonTypeName("launch")
  record Launch(List<Territory> territory) implements TurnMove {
    static final Param<Launch, Territory> TERRITORY =
        new Param<>(
            Launch.class,
            "territory",
            "territory",
            Launch::territory,
            (launch, to) -> new Launch(to));

    public Launch {
      territory = List.copyOf(territory);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof Pending.Acting || pending instanceof Pending.Overshoot;
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Hub.launch(game, territory);
    }
  }

  /** AF-5.5: buy the relic. */
  @JsonTypeName("buy-relic")
  record BuyRelic() implements TurnMove {
    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return RelicShip.buy(game);
    }
  }

  /** AF-3.5: end the turn. */
  @JsonTypeName("end-turn")
  record EndTurn() implements TurnMove {
    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Turns.end(game, dice);
    }
  }

  /** AF-3.6: return these resources to the stock. */
  @JsonTypeName("return-resources")
  record ReturnResources(List<Resource> resources) implements TurnMove {
    static final Param<ReturnResources, Resource> RESOURCES =
        new Param<>(
            ReturnResources.class,
            "resources",
            "resource",
            ReturnResources::resources,
            (move, resources) -> new ReturnResources(resources));

    public ReturnResources {
      resources = List.copyOf(resources);
    }

    @Override
    public Resources paidBeforeDice(AlienFrontiers game) {
      Resources paid = Resources.NONE;
      for (Resource resource : resources) {
        paid = paid.plus(resource.times(1));
      }
      return paid;
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof Pending.Excess;
    }

    @Override
    public Refusal unasked(AlienFrontiers game) {
      return Turns.NOTHING_TO_RETURN;
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Turns.returnResources(game, resources, dice);
    }
  }

  /** Do without what is offered: a refresh, a card, loot. */
  @JsonTypeName("decline")
  record Decline() implements TurnMove {
    @Override
    public boolean answers(Pending pending) {
      return pending.mayBeDeclined();
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      Course<AlienFrontiers, FrontiersEvent> course = game.course();
      course.happens(new TurnEvent.StepDeclined(game.active(), game.pending().kind()));
      if (game.pending() instanceof Pending.Refresh) {
        Artifact.askToClaim(course);
      } else {
        course.happens(new TurnEvent.Asked(Pending.Acting.NOW));
      }
      return course.accepted();
    }
  }
}
