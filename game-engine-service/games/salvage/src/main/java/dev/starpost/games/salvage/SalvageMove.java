package dev.starpost.games.salvage;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Param;
import java.util.List;

/** What a player can do. */
public sealed interface SalvageMove {

  Decision<SalvageEvent> decide(Salvage game, Seat by, Dice dice);

  /** SV-4.1: bid with these crew, or with none. */
  @JsonTypeName("bid")
  record Bid(List<Integer> crew) implements SalvageMove {
    static final Param<Bid, Integer> CREW =
        new Param<>(Bid.class, "crew", "crew", Bid::crew, (bid, crew) -> new Bid(crew));

    public Bid {
      crew = List.copyOf(crew);
    }

    @Override
    public Decision<SalvageEvent> decide(Salvage game, Seat by, Dice dice) {
      return Bidding.decide(game, by, crew, dice);
    }
  }

  /** SV-5.2: search another hold. */
  @JsonTypeName("search")
  record Search() implements SalvageMove {
    @Override
    public Decision<SalvageEvent> decide(Salvage game, Seat by, Dice dice) {
      return Boarding.search(game, by, dice);
    }
  }

  /** SV-5.5: leave with what was found. */
  @JsonTypeName("leave")
  record Leave() implements SalvageMove {
    @Override
    public Decision<SalvageEvent> decide(Salvage game, Seat by, Dice dice) {
      return Boarding.leave(game, by, dice);
    }
  }

  /** SV-5.3: lose this one of the party. */
  @JsonTypeName("lose-crew")
  record LoseCrew(List<Integer> crew) implements SalvageMove {
    static final Param<LoseCrew, Integer> CREW =
        new Param<>(
            LoseCrew.class, "crew", "crew", LoseCrew::crew, (lose, crew) -> new LoseCrew(crew));

    public LoseCrew {
      crew = List.copyOf(crew);
    }

    @Override
    public Decision<SalvageEvent> decide(Salvage game, Seat by, Dice dice) {
      return Boarding.lose(game, by, crew);
    }
  }

  /** SV-6.3: discard these cards of the hand. */
  @JsonTypeName("trim-hand")
  record TrimHand(List<Integer> crew) implements SalvageMove {
    static final Param<TrimHand, Integer> CREW =
        new Param<>(
            TrimHand.class, "crew", "crew", TrimHand::crew, (trim, crew) -> new TrimHand(crew));

    public TrimHand {
      crew = List.copyOf(crew);
    }

    @Override
    public Decision<SalvageEvent> decide(Salvage game, Seat by, Dice dice) {
      return Refit.trim(game, by, crew);
    }
  }
}
