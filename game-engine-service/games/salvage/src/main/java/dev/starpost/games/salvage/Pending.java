package dev.starpost.games.salvage;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.pending.SealedAnswers;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** A decision that the game waits for. */
sealed interface Pending {

  SortedSet<Seat> awaiting();

  Optional<Question> question(Salvage game, Seat seat);

  List<Option<SalvageMove>> options(Salvage game, Seat seat);

  /** What is left of it when the seat has resigned (SV-8.1). */
  Optional<Pending> without(Seat seat);

  /** §4: everybody bids. */
  @JsonTypeName("bidding")
  record Bids(SealedAnswers<Crew> answers) implements Pending {
    @Override
    public SortedSet<Seat> awaiting() {
      return answers.outstanding();
    }

    @Override
    public Optional<Question> question(Salvage game, Seat seat) {
      return answers.asked().contains(seat)
          ? Optional.of(Bidding.question(game))
          : Optional.empty();
    }

    @Override
    public List<Option<SalvageMove>> options(Salvage game, Seat seat) {
      return answers.asked().contains(seat) ? Bidding.options(game, seat) : List.of();
    }

    @Override
    public Optional<Pending> without(Seat seat) {
      return Optional.of(new Bids(answers.without(seat)));
    }
  }

  /** §5: the winner searches or leaves. */
  @JsonTypeName("boarding")
  record Boarded(Seat seat, Crew party, int found) implements Pending {
    @Override
    public SortedSet<Seat> awaiting() {
      return only(seat);
    }

    @Override
    public Optional<Question> question(Salvage game, Seat asked) {
      return asked.equals(seat) ? Optional.of(Boarding.question(game)) : Optional.empty();
    }

    @Override
    public List<Option<SalvageMove>> options(Salvage game, Seat asked) {
      return asked.equals(seat) ? Boarding.options(this) : List.of();
    }

    @Override
    public Optional<Pending> without(Seat gone) {
      return gone.equals(seat) ? Optional.empty() : Optional.of(this);
    }
  }

  /** SV-5.3: a search went wrong; lies on the boarding it happened in. */
  @JsonTypeName("losing-crew")
  record CrewToLose(Seat seat, Crew party) implements Pending {
    @Override
    public SortedSet<Seat> awaiting() {
      return only(seat);
    }

    @Override
    public Optional<Question> question(Salvage game, Seat asked) {
      return asked.equals(seat) ? Optional.of(Boarding.questionOfLoss()) : Optional.empty();
    }

    @Override
    public List<Option<SalvageMove>> options(Salvage game, Seat asked) {
      return asked.equals(seat) ? Boarding.optionsOfLoss(party) : List.of();
    }

    @Override
    public Optional<Pending> without(Seat gone) {
      return gone.equals(seat) ? Optional.empty() : Optional.of(this);
    }
  }

  /** SV-6.3: those with too many cards choose what to discard. */
  @JsonTypeName("trimming")
  record HandsToTrim(SealedAnswers<Crew> answers) implements Pending {
    @Override
    public SortedSet<Seat> awaiting() {
      return answers.outstanding();
    }

    @Override
    public Optional<Question> question(Salvage game, Seat seat) {
      return answers.asked().contains(seat)
          ? Optional.of(Refit.question(game, seat))
          : Optional.empty();
    }

    @Override
    public List<Option<SalvageMove>> options(Salvage game, Seat seat) {
      return answers.asked().contains(seat) ? Refit.options(game, seat) : List.of();
    }

    @Override
    public Optional<Pending> without(Seat seat) {
      return Optional.of(new HandsToTrim(answers.without(seat)));
    }
  }

  private static SortedSet<Seat> only(Seat seat) {
    SortedSet<Seat> seats = new TreeSet<>();
    seats.add(seat);
    return seats;
  }
}
