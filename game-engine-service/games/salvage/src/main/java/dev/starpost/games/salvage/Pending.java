package dev.starpost.games.salvage;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.pending.SealedAnswers;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** A decision that the game waits for. */
public sealed interface Pending {

  SortedSet<Seat> awaiting();

  Optional<Question> question(Salvage game, Seat seat);

  List<Option<SalvageMove>> options(Salvage game, Seat seat);

  /** What is left of it when the seat has resigned (SV-8.1). */
  Optional<Pending> without(Seat seat);

  /** Asked of several at once, in secret. */
  sealed interface OfAll extends Pending {

    SealedAnswers<Crew> answers();

    Question questionTo(Salvage game, Seat seat);

    List<Option<SalvageMove>> optionsOf(Salvage game, Seat seat);

    @Override
    default SortedSet<Seat> awaiting() {
      return answers().outstanding();
    }

    @Override
    default Optional<Question> question(Salvage game, Seat seat) {
      return isAsked(seat) ? Optional.of(questionTo(game, seat)) : Optional.empty();
    }

    @Override
    default List<Option<SalvageMove>> options(Salvage game, Seat seat) {
      return isAsked(seat) ? optionsOf(game, seat) : List.of();
    }

    default boolean isAsked(Seat seat) {
      return answers().asked().contains(seat);
    }
  }

  /** Asked of one. */
  sealed interface OfOne extends Pending {

    Seat seat();

    Question question(Salvage game);

    List<Option<SalvageMove>> options();

    @Override
    default SortedSet<Seat> awaiting() {
      SortedSet<Seat> seats = new TreeSet<>();
      seats.add(seat());
      return seats;
    }

    @Override
    default Optional<Question> question(Salvage game, Seat asked) {
      return asked.equals(seat()) ? Optional.of(question(game)) : Optional.empty();
    }

    @Override
    default List<Option<SalvageMove>> options(Salvage game, Seat asked) {
      return asked.equals(seat()) ? options() : List.of();
    }

    @Override
    default Optional<Pending> without(Seat gone) {
      return gone.equals(seat()) ? Optional.empty() : Optional.of(this);
    }
  }

  /** §4: everybody bids. */
  @JsonTypeName("bidding")
  record Bids(SealedAnswers<Crew> answers) implements OfAll {
    @Override
    public Question questionTo(Salvage game, Seat seat) {
      return Bidding.question(game);
    }

    @Override
    public List<Option<SalvageMove>> optionsOf(Salvage game, Seat seat) {
      return Bidding.options(game, seat);
    }

    @Override
    public Optional<Pending> without(Seat seat) {
      return Optional.of(new Bids(answers.without(seat)));
    }
  }

  /** §5: the winner searches or leaves. */
  @JsonTypeName("boarding")
  record Boarded(Seat seat, Crew party, int found) implements OfOne {
    @Override
    public Question question(Salvage game) {
      return Boarding.question(game);
    }

    @Override
    public List<Option<SalvageMove>> options() {
      return Boarding.options(this);
    }
  }

  /** SV-5.3: a search went wrong; lies on the boarding it happened in. */
  @JsonTypeName("losing-crew")
  record CrewToLose(Seat seat, Crew party) implements OfOne {
    @Override
    public Question question(Salvage game) {
      return Boarding.questionOfLoss();
    }

    @Override
    public List<Option<SalvageMove>> options() {
      return Boarding.optionsOfLoss(party);
    }
  }

  /** SV-6.3: those with too many cards choose what to discard. */
  @JsonTypeName("trimming")
  record HandsToTrim(SealedAnswers<Crew> answers) implements OfAll {
    @Override
    public Question questionTo(Salvage game, Seat seat) {
      return Refit.question(game, seat);
    }

    @Override
    public List<Option<SalvageMove>> optionsOf(Salvage game, Seat seat) {
      return Refit.options(game, seat);
    }

    @Override
    public Optional<Pending> without(Seat seat) {
      return Optional.of(new HandsToTrim(answers.without(seat)));
    }
  }
}
