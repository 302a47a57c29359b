package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.option.Thing;
import java.util.List;
import java.util.Optional;

/** RFTG-12: what is done in the Orb, step by step (RFTG-15.4). */
public sealed interface OrbMove extends RaceMove {

  @Override
  default boolean answers(Ask ask) {
    return ask == Ask.ORB_MOVE;
  }

  /** RFTG-11.9: lay a card in setup, and put the team on a corner. */
  @JsonTypeName("set-up-orb")
  record SetUpOrb(Optional<OrbCard> card, int rotation, List<At> at, List<At> corner)
      implements OrbMove {
    static final Param<SetUpOrb, At> AT =
        new Param<>(
            SetUpOrb.class,
            "at",
            Things.SQUARE,
            SetUpOrb::at,
            (move, to) -> new SetUpOrb(move.card, move.rotation, to, move.corner));
    static final Param<SetUpOrb, At> CORNER =
        new Param<>(
            SetUpOrb.class,
            "corner",
            Things.SQUARE,
            SetUpOrb::corner,
            (move, to) -> new SetUpOrb(move.card, move.rotation, move.at, to));

    public SetUpOrb {
      at = List.copyOf(at);
      corner = List.copyOf(corner);
    }

    @Override
    public boolean costsAlike() {
      return true;
    }

    @Override
    public List<Thing> about() {
      return card.stream().map(Things::of).toList();
    }

    @Override
    public boolean answers(Ask ask) {
      return ask == Ask.ORB_SETUP;
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return OrbSetup.refusal(game, by, this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      OrbSetup.carryOut(play, by, this);
    }
  }

  /** RFTG-12.4: pass; each team may go to an airlock space. */
  @JsonTypeName("pass-orb")
  record PassOrb(List<At> first, List<At> second) implements OrbMove {
    static final Param<PassOrb, At> FIRST =
        new Param<>(
            PassOrb.class,
            "first",
            Things.SQUARE,
            PassOrb::first,
            (move, to) -> new PassOrb(to, move.second));
    static final Param<PassOrb, At> SECOND =
        new Param<>(
            PassOrb.class,
            "second",
            Things.SQUARE,
            PassOrb::second,
            (move, to) -> new PassOrb(move.first, to));

    public PassOrb {
      first = List.copyOf(first);
      second = List.copyOf(second);
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return OrbStep.refusal(game, by, this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      OrbStep.pass(play, by, this);
    }
  }

  /** RFTG-12.8: a team goes to a square within reach. */
  @JsonTypeName("move-team")
  record MoveTeam(int team, List<At> to) implements OrbMove {
    static final Param<MoveTeam, At> TO =
        new Param<>(
            MoveTeam.class, "to", Things.SQUARE, MoveTeam::to, (m, to) -> new MoveTeam(m.team, to));

    public MoveTeam {
      to = List.copyOf(to);
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return OrbMoving.refusal(game, by, this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      OrbMoving.move(play, by, this);
    }
  }

  /** RFTG-13.14: a team crosses a wall or a barrier with a token. */
  @JsonTypeName("step-through")
  record StepThrough(int team, Token token, List<At> to) implements OrbMove {
    static final Param<StepThrough, At> TO =
        new Param<>(
            StepThrough.class,
            "to",
            Things.SQUARE,
            StepThrough::to,
            (m, to) -> new StepThrough(m.team, m.token, to));

    public StepThrough {
      to = List.copyOf(to);
    }

    @Override
    public List<Thing> about() {
      return Things.of(List.of(), List.of(token));
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return OrbMoving.refusal(game, by, this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      OrbMoving.stepThrough(play, by, this);
    }
  }

  /** RFTG-13.13: a team may move farther with a token. */
  @JsonTypeName("move-farther")
  record MoveFarther(int team, Token token) implements OrbMove {
    @Override
    public List<Thing> about() {
      return Things.of(List.of(), List.of(token));
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return OrbMoving.refusal(game, by, this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      OrbMoving.farther(play, by, this);
    }
  }

  /** RFTG-12.11: military until the end of the Explore phase, by exactly one of these. */
  @JsonTypeName("raise-military")
  record RaiseMilitary(
      Optional<Card> discard, Optional<SettleMove.Spend> spend, Optional<Token> token)
      implements OrbMove {
    @Override
    public List<Thing> about() {
      return Things.ofHelp(
          discard.stream().toList(), spend.stream().toList(), token.stream().toList());
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return OrbMilitary.refusal(game, by, this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      OrbMilitary.raise(play, by, this);
    }
  }

  /** RFTG-12.6: Move is taken and over, whether or not a team has moved. */
  @JsonTypeName("end-move")
  record EndMove() implements OrbMove {
    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Optional.empty();
    }

    @Override
    public void carryOut(Play play, Seat by) {
      OrbStep.endMove(play, by, true);
    }
  }

  /** RFTG-12.7: Move is left out. */
  @JsonTypeName("skip-move")
  record SkipMove() implements OrbMove {
    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return OrbStep.refusalToSkipMove(game, by);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      OrbStep.endMove(play, by, false);
    }
  }

  /** RFTG-12.15, RFTG-12.13, RFTG-13.9: lay an Orb card. */
  @JsonTypeName("lay-orb-card")
  record LayOrbCard(OrbCard card, int rotation, List<At> at) implements OrbMove {
    static final Param<LayOrbCard, At> AT =
        new Param<>(
            LayOrbCard.class,
            "at",
            Things.SQUARE,
            LayOrbCard::at,
            (m, to) -> new LayOrbCard(m.card, m.rotation, to));

    public LayOrbCard {
      at = List.copyOf(at);
    }

    @Override
    public List<Thing> about() {
      return List.of(Things.of(card));
    }

    @Override
    public boolean answers(Ask ask) {
      return ask == Ask.ORB_PLAY || ask == Ask.ORB_GENERATE || ask == Ask.AIRLOCK;
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return OrbLaying.refusal(game, by, this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      OrbLaying.lay(play, by, this);
    }
  }

  /**
   * RFTG-12.6, RFTG-12.7: no card is laid.
   *
   * @param taken whether Play counts as taken
   */
  @JsonTypeName("lay-nothing")
  record LayNothing(boolean taken) implements OrbMove {
    @Override
    public boolean answers(Ask ask) {
      return ask == Ask.ORB_PLAY;
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return OrbLaying.refusal(game, by, this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      play.happens(new OrbEvent.OrbPlayDeclined(by, taken));
      OrbStep.endPlay(play, by, taken);
    }
  }
}
