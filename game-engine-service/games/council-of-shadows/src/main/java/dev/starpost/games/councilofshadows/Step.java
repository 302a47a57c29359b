package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;

/** What cards let a player do: the vocabulary of action cards and Dark Tech cards (COS-15). */
sealed interface Step {

  /** How far a step reaches: as far as the zone of its card, or anywhere. */
  enum Reach {
    ZONE,
    ANY;

    @JsonValue
    String id() {
      return Kebab.of(this);
    }

    /** The farthest sector. */
    int range(int zone) {
      return this == ANY ? Layout.SECTORS : zone;
    }
  }

  /** Which planets may be colonized: those the player is capable of, or any. */
  enum Planets {
    CAPABILITY,
    ANY;

    @JsonValue
    String id() {
      return Kebab.of(this);
    }
  }

  /** COS-6.5, COS-6.13: cubes on one planet, and then its system's resource so many times. */
  @JsonTypeName("colonize")
  record Colonize(int cubes, Reach range, Planets planets, Optional<Integer> extractHere)
      implements Step {}

  /** COS-6.6: extractions with own cubes. */
  @JsonTypeName("extract")
  record Extract(int times, Reach range) implements Step {}

  /** COS-6.7: a new system. */
  @JsonTypeName("discover")
  record Discover(Reach range, FollowUp followUp) implements Step {}

  /**
   * What may be done with a system just discovered.
   *
   * @param both whether cubes and resource, not one of them (COS-6.8)
   */
  record FollowUp(boolean both, int cubes, Planets planets, int extracts) {}

  /** COS-6.11. */
  @JsonTypeName("gain-energy")
  record GainEnergy(int energy) implements Step {}

  /** COS-6.9. */
  @JsonTypeName("gain-gems")
  record GainGems(Gems gems) implements Step {}

  /** COS-6.10. */
  @JsonTypeName("refine")
  record Refine(int times) implements Step {}

  /** COS-6.12: one of these. */
  @JsonTypeName("choice")
  record Choice(List<Step> of) implements Step {}

  /** COS-13.2, New Celestial Portal. */
  @JsonTypeName("add-zone")
  record AddZone(ZoneId zone) implements Step {}

  /** COS-13.2, Extended Planning: every zone to the farthest range. */
  @JsonTypeName("extend-zones")
  record ExtendZones(int energyPerStep) implements Step {}

  /** COS-5.4. */
  @JsonTypeName("lower-consumption")
  record LowerConsumption(int by) implements Step {}

  /** COS-13.3, Better Information: a card of the market for nothing. */
  @JsonTypeName("take-card")
  record TakeCard() implements Step {}

  /** COS-13.3, Better Information. */
  @JsonTypeName("draw-bonus")
  record DrawBonus() implements Step {}

  /** COS-13.3, Hegemonic People: up to so many galaxies. */
  @JsonTypeName("exploit")
  record Exploit(int galaxies) implements Step {}
}
