package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.games.councilofshadows.component.Step;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import java.util.List;
import java.util.Optional;

/** Decisions of steps: of action cards, and of Dark Tech cards that do the same (§6). */
public sealed interface BoardPending extends Pending.OfOne {

  /**
   * COS-6.5.
   *
   * @param cubes how many, or as many as fit
   * @param range the farthest sector
   * @param extracts how often the system's resource is taken then (COS-6.13)
   */
  @JsonTypeName("colonize")
  record Colony(Seat seat, int cubes, int range, Step.Planets planets, int extracts)
      implements BoardPending {
    @Override
    public Ask ask() {
      return Ask.COLONIZE;
    }

    @Override
    public boolean isPossible(CouncilOfShadows game) {
      return Colonizing.isPossible(game, this);
    }

    @Override
    public void list(CouncilOfShadows game, List<Option<CouncilMove>> options) {
      Colonizing.list(game, this, options);
    }
  }

  /**
   * COS-6.6.
   *
   * @param times how often at most
   * @param shared whether cubes of others serve where the player has none (COS-13.2)
   * @param cubesServeAgain whether one cube is enough for all of them (COS-13.3); rules of version
   *     1 did not ask so
   */
  @JsonTypeName("extract")
  record Extraction(
      Seat seat, int times, int range, boolean shared, Optional<Boolean> cubesServeAgain)
      implements BoardPending {

    @Override
    public Ask ask() {
      return Ask.EXTRACT;
    }

    @Override
    public boolean isPossible(CouncilOfShadows game) {
      return Extracting.isPossible(game, this);
    }

    @Override
    public void list(CouncilOfShadows game, List<Option<CouncilMove>> options) {
      options.addAll(Extracting.options(game, this));
    }
  }

  /** COS-6.7a: in which sector. */
  @JsonTypeName("discover")
  record Discovery(Seat seat, int range, Step.FollowUp followUp) implements BoardPending {
    @Override
    public Ask ask() {
      return Ask.DISCOVER;
    }

    @Override
    public boolean isPossible(CouncilOfShadows game) {
      return Discovering.isPossible(game, this);
    }

    @Override
    public void list(CouncilOfShadows game, List<Option<CouncilMove>> options) {
      Discovering.list(game, this, options);
    }
  }

  /** COS-6.7c: which of the drawn systems, and where. */
  @JsonTypeName("place-system")
  record Placement(Seat seat, int sector, Step.FollowUp followUp) implements BoardPending {
    @Override
    public Ask ask() {
      return Ask.PLACE_SYSTEM;
    }

    @Override
    public void list(CouncilOfShadows game, List<Option<CouncilMove>> options) {
      options.addAll(Discovering.options(game, this));
    }
  }

  /**
   * COS-6.7d: what to do with the new system.
   *
   * @param both whether the other part stays possible (COS-6.8)
   * @param cubes how many at most; 0 once they are placed
   * @param extracts how often its resource is taken; 0 once it was
   * @param fewestCubes how many at least, as the card states (COS-6.5); rules of version 1 asked
   *     for one
   */
  @JsonTypeName("follow-up")
  record FollowUp(
      Seat seat,
      SolarSystem system,
      boolean both,
      int cubes,
      Step.Planets planets,
      int extracts,
      Optional<Integer> fewestCubes)
      implements BoardPending {

    FollowUp placed() {
      return new FollowUp(seat, system, both, 0, planets, extracts, fewestCubes);
    }

    FollowUp extracted() {
      return new FollowUp(seat, system, both, cubes, planets, 0, fewestCubes);
    }

    int fewest() {
      return fewestCubes.orElse(1);
    }

    @Override
    public Ask ask() {
      return Ask.FOLLOW_UP;
    }

    @Override
    public boolean isPossible(CouncilOfShadows game) {
      return Discovering.isPossible(game, this);
    }

    @Override
    public void list(CouncilOfShadows game, List<Option<CouncilMove>> options) {
      Discovering.list(game, this, options);
    }
  }

  /** COS-6.12: a step of the card that offers a choice. */
  @JsonTypeName("choose-option")
  record Branch(Seat seat, ActionCard card, int step, int range) implements BoardPending {
    @Override
    public Ask ask() {
      return Ask.CHOOSE_OPTION;
    }

    @Override
    public boolean isPossible(CouncilOfShadows game) {
      return Actions.isPossible(game, this);
    }

    @Override
    public void list(CouncilOfShadows game, List<Option<CouncilMove>> options) {
      Actions.list(game, this, options);
    }
  }

  /** COS-6.10: how often a gem may still be raised. */
  @JsonTypeName("refine")
  record Refinement(Seat seat, int times) implements BoardPending {
    @Override
    public Ask ask() {
      return Ask.REFINE;
    }

    @Override
    public boolean isPossible(CouncilOfShadows game) {
      return Actions.isPossible(game, this);
    }

    @Override
    public void list(CouncilOfShadows game, List<Option<CouncilMove>> options) {
      Actions.list(game, this, options);
    }
  }
}
