package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Param;
import java.util.List;

/** What the player decides for the Automa (§12). */
sealed interface AutomaMove extends CouncilMove {

  /** COS-12.4, COS-12.7: the planet that is colonized, or that a cube is removed from. */
  @JsonTypeName("choose-planet")
  record ChoosePlanet(List<Planet> planet) implements AutomaMove {
    static final Param<ChoosePlanet, Planet> PLANET =
        new Param<>(
            ChoosePlanet.class,
            "planet",
            "planet",
            ChoosePlanet::planet,
            (move, chosen) -> new ChoosePlanet(chosen));

    public ChoosePlanet {
      planet = List.copyOf(planet);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof AutomaPending.AutomaColony
          || pending instanceof AutomaPending.AutomaRemoval;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return AutomaTurn.choose(game, planet, dice);
    }
  }
}
