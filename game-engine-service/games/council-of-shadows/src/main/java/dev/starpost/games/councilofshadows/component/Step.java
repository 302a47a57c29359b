package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import java.util.List;
import java.util.Optional;

/**
 * What cards let a player do: the vocabulary of the data. Not every card may say everything; what
 * it may not say is refused when its file is read, because no type there has that name. What a step
 * means is in the rules.
 */
public sealed interface Step {

  /** What an action card may say. */
  sealed interface OfActionCard extends Step {}

  /** What a Dark Tech card may say: it has no options to choose from. */
  sealed interface OfDarkTech extends Step {}

  /** What a player decides about, and so may also be an option of a choice. */
  sealed interface Asking extends OfActionCard, OfDarkTech {}

  /** What a player simply gets (COS-6.4). */
  sealed interface Gain extends OfActionCard, OfDarkTech {}

  /** How far a step reaches: as far as the zone of its card, or anywhere. */
  enum Reach {
    ZONE,
    ANY;

    @JsonValue
    public String id() {
      return EnumWords.of(this);
    }

    /** The farthest sector. */
    public int range(int zone) {
      return this == ANY ? Layout.SECTORS : zone;
    }
  }

  /** Which planets may be colonized: those the player is capable of, or any. */
  enum Planets {
    CAPABILITY,
    ANY;

    @JsonValue
    public String id() {
      return EnumWords.of(this);
    }
  }

  /** COS-6.5, COS-6.13: cubes on one planet, and then its system's resource so many times. */
  @JsonTypeName("colonize")
  record Colonize(int cubes, Reach range, Planets planets, Optional<Integer> extractHere)
      implements Asking {}

  /**
   * COS-6.6: extractions with own cubes.
   *
   * @param cubesServeAgain whether one cube is enough for all of them (COS-13.3)
   */
  @JsonTypeName("extract")
  record Extract(int times, Reach range, Optional<Boolean> cubesServeAgain) implements Asking {}

  /** COS-6.7: a new system. */
  @JsonTypeName("discover")
  record Discover(Reach range, FollowUp followUp) implements Asking {}

  /**
   * What may be done with a system just discovered.
   *
   * @param both whether cubes and resource, not one of them (COS-6.8)
   */
  record FollowUp(boolean both, int cubes, Planets planets, int extracts) {}

  /** COS-6.11. */
  @JsonTypeName("gain-energy")
  record GainEnergy(int energy) implements Gain {}

  /** COS-6.9. */
  @JsonTypeName("gain-gems")
  record GainGems(Gems gems) implements Gain {}

  /** COS-6.10. */
  @JsonTypeName("refine")
  record Refine(int times) implements Asking {}

  /** COS-6.12: one of these. */
  @JsonTypeName("choice")
  record Choice(List<Asking> of) implements OfActionCard {}

  /** COS-13.2, New Celestial Portal. */
  @JsonTypeName("add-zone")
  record AddZone(ZoneId zone) implements OfDarkTech {}

  /** COS-13.2, Extended Planning: every zone to the farthest range. */
  @JsonTypeName("extend-zones")
  record ExtendZones(int energyPerStep) implements OfDarkTech {}

  /** COS-5.4. */
  @JsonTypeName("lower-consumption")
  record LowerConsumption(int by) implements OfDarkTech {}

  /** COS-13.3, Better Information: a card of the market for nothing. */
  @JsonTypeName("take-card")
  record TakeCard() implements OfDarkTech {}

  /** COS-13.3, Better Information. */
  @JsonTypeName("draw-bonus")
  record DrawBonus() implements OfDarkTech {}

  /** COS-13.3, Hegemonic People: up to so many galaxies. */
  @JsonTypeName("exploit")
  record Exploit(int galaxies) implements OfDarkTech {}
}
