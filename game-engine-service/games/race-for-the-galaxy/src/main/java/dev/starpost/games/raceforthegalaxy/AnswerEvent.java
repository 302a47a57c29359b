package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** Events of questions and of answers that wait for those of others (RFTG-15). */
sealed interface AnswerEvent extends RaceEvent {

  /** These seats are asked this, or nothing any more. */
  @JsonTypeName("asked.v1")
  record Asked(Ask ask, List<Seat> seats) implements AnswerEvent {
    public Asked {
      seats = List.copyOf(seats);
    }

    @Override
    public Race applyTo(Race game) {
      if (seats.size() == 1) {
        Seat only = seats.get(0);
        return game.with(only, game.player(only).asking(ask));
      }
      if (seats.size() == game.table().players()) {
        return game.withPlayers(game.players().map((seat, player) -> player.asking(ask)));
      }
      return game.withPlayers(
          game.players().map((seat, player) -> seats.contains(seat) ? player.asking(ask) : player));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.empty();
    }

    @Override
    public Text text() {
      return Text.of("event.asked", "players", seats);
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /**
   * RFTG-4.9: an answer lies face down until all are in.
   *
   * @param ask the question
   * @param again whether it takes the place of an earlier one
   */
  @JsonTypeName("answer-given.v1")
  record AnswerGiven(Seat seat, Ask ask, boolean again, RaceMove answer) implements AnswerEvent {
    @Override
    public Race applyTo(Race game) {
      return game.with(seat, game.player(seat).answering(answer));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(viewer.is(seat) ? this : new RaceShown.AnswerGiven(seat, ask, again));
    }

    @Override
    public Text text() {
      return Text.of(
          again ? "event.answer-changed" : "event.answer-given",
          "player",
          seat,
          "what",
          Text.of("decision." + ask.id()),
          "answer",
          answer.intent());
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** All answers are in: nobody is asked any more, and they are carried out. */
  @JsonTypeName("answers-opened.v1")
  record AnswersOpened() implements AnswerEvent {
    @Override
    public Race applyTo(Race game) {
      return game.withPlayers(game.players().map((seat, player) -> player.asking(Ask.NOTHING)));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.empty();
    }

    @Override
    public Text text() {
      return Text.of("event.answers-opened");
    }

    @Override
    public boolean isAftermath() {
      return true;
    }
  }
}
