package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.component.PlanetKind;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import java.util.List;

/** What the player decides for the Automa where its card leaves a choice (§12). */
public sealed interface AutomaPending extends Pending.OfOne {

  /** COS-12.4: which of these planets it colonizes. */
  @JsonTypeName("automa-colonize")
  record AutomaColony(Seat seat, Seat automa, List<Planet> planets, int cubes)
      implements AutomaPending {
    public AutomaColony {
      planets = List.copyOf(planets);
    }

    @Override
    public Ask ask() {
      return Ask.AUTOMA_COLONIZE;
    }

    @Override
    public void list(CouncilOfShadows game, List<Option<CouncilMove>> options) {
      options.addAll(AutomaTurn.options(this));
    }
  }

  /** COS-12.5: which of the drawn systems it keeps, and where it lies. */
  @JsonTypeName("automa-place")
  record AutomaPlacement(Seat seat, Seat automa, Galaxy galaxy, PlanetKind planet, int cubes)
      implements AutomaPending {
    @Override
    public Ask ask() {
      return Ask.AUTOMA_PLACE;
    }

    @Override
    public void list(CouncilOfShadows game, List<Option<CouncilMove>> options) {
      options.addAll(AutomaTurn.options(game, this));
    }
  }

  /** COS-12.7: which cube it removes. */
  @JsonTypeName("automa-remove")
  record AutomaRemoval(Seat seat, Seat automa, Galaxy galaxy) implements AutomaPending {
    @Override
    public Ask ask() {
      return Ask.AUTOMA_REMOVE;
    }

    @Override
    public void list(CouncilOfShadows game, List<Option<CouncilMove>> options) {
      options.addAll(AutomaTurn.options(game, this));
    }
  }
}
