package dev.starpost.kernel.play;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Thing;
import dev.starpost.kernel.pending.SealedAnswers;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * The smallest game with all that a referee looks after: three secret ballots; while one is open a
 * voter may scribble (open to all, can be taken back), peek (final), roll a die or adjourn, which
 * ends it all.
 */
class Ballot implements Rules<Ballot.State, String, Ballot.Event> {
  private static final List<String> WORDS =
      List.of("yes", "no", "scribble", "peek", "roll", "adjourn");

  record State(int round, SealedAnswers<String> votes, List<String> said) {}

  /** {@code said} is a vote if it is yes or no, otherwise something said aloud. */
  record Event(Seat seat, String said) implements Shown {
    @Override
    public Text text() {
      return Text.of("said", "player", seat, "word", said);
    }
  }

  @Override
  public State origin() {
    return new State(0, SealedAnswers.from(List.of()), List.of());
  }

  @Override
  public List<Event> open(Setup setup, Dice dice) {
    return List.of(new Event(Seat.of(setup.players()), "open"));
  }

  @Override
  public Decision<Event> decide(State state, Seat by, String move, Dice dice) {
    if (!WORDS.contains(move) && !move.equals("unlisted")) {
      return Decision.refused("BA-1.1", "nonsense");
    }
    if (move.equals("roll")) {
      return Decision.accepted(new Event(by, "rolled " + dice.roll(6)));
    }
    List<Event> events = new ArrayList<>(List.of(new Event(by, move)));
    if (isVote(move) && state.votes().isCompletedBy(by)) {
      events.add(new Event(by, "revealed"));
    }
    return Decision.accepted(events);
  }

  @Override
  public Decision<Event> resign(State state, Seat by, Dice dice) {
    return state.votes().asked().contains(by)
        ? Decision.accepted(new Event(by, "resigned"))
        : Decision.refused("BA-1.2", "resigned-already");
  }

  @Override
  public State apply(State state, Event event) {
    if (event.said().equals("open")) {
      return new State(1, SealedAnswers.from(Seat.first(event.seat().number())), List.of());
    }
    if (isVote(event.said())) {
      return new State(state.round(), state.votes().with(event.seat(), event.said()), state.said());
    }
    if (event.said().equals("resigned")) {
      return new State(state.round(), state.votes().without(event.seat()), state.said());
    }
    if (event.said().equals("adjourn")) {
      return new State(4, state.votes(), state.said());
    }
    List<String> said = new ArrayList<>(state.said());
    said.add(event.said());
    return event.said().equals("revealed")
        ? new State(state.round() + 1, SealedAnswers.from(state.votes().asked()), said)
        : new State(state.round(), state.votes(), said);
  }

  @Override
  public SortedSet<Seat> awaiting(State state) {
    return state.round() > 3 ? Collections.emptySortedSet() : state.votes().outstanding();
  }

  @Override
  public Optional<Question> question(State state, Seat seat) {
    return state.round() > 3
        ? Optional.empty()
        : Optional.of(
            new Question("vote", Text.of("question.vote", "round", state.round()), "BA-1.1"));
  }

  @Override
  public List<Option<String>> options(State state, Seat seat) {
    return state.round() > 3
        ? List.of()
        : WORDS.stream().map(word -> Option.of(word, Text.of(word), "BA-1.1")).toList();
  }

  @Override
  public Object view(State state, Viewer viewer) {
    return state.said();
  }

  @Override
  public List<Thing> about(String move) {
    return List.of();
  }

  @Override
  public SortedMap<String, Integer> holdings(State state, Seat seat) {
    return Collections.emptySortedMap();
  }

  @Override
  public Optional<Shown> show(Event event, Viewer viewer) {
    return Optional.of(event);
  }

  @Override
  public boolean isFinal(Event event) {
    return event.said().equals("peek") || event.said().equals("revealed");
  }

  @Override
  public Optional<Ranking> result(State state) {
    return state.round() > 3
        ? Optional.of(
            Ranking.of(
                state.votes().asked().stream().map(seat -> Ranking.Score.of(seat, 0)).toList()))
        : Optional.empty();
  }

  @Override
  public State determinize(State state, Viewer viewer, Dice dice) {
    return state;
  }

  /** Likes scribbling. */
  @Override
  public int evaluate(State state, Seat seat) {
    return Collections.frequency(state.said(), "scribble");
  }

  private static boolean isVote(String word) {
    return word.equals("yes") || word.equals("no");
  }
}
