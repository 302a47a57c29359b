package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Seat;
import java.util.Optional;

/** What is shown of an event to those who may not see all of it, under the same name. */
sealed interface RaceShown {

  @JsonTypeName("opened.v1")
  record Opened(Table table, int deck, Optional<Cards> yourStarts, Optional<Cards> yourHand)
      implements RaceShown {}

  @JsonTypeName("answer-given.v1")
  record AnswerGiven(Seat seat) implements RaceShown {}

  @JsonTypeName("start-placed.v1")
  record StartPlaced(Seat seat, Card world, int kept, int discarded) implements RaceShown {}

  @JsonTypeName("cards-drawn.v1")
  record CardsDrawn(Seat seat, int cards, Why why) implements RaceShown {}

  @JsonTypeName("token-taken.v1")
  record TokenTaken(Seat seat, int team, At at, Token.Back back) implements RaceShown {}

  @JsonTypeName("orb-card-drawn.v1")
  record OrbCardDrawn(Seat seat) implements RaceShown {}

  @JsonTypeName("orb-turn-ended.v1")
  record OrbTurnEnded(Seat seat) implements RaceShown {}

  @JsonTypeName("deck-shuffled.v1")
  record DeckShuffled(int deck) implements RaceShown {}

  @JsonTypeName("explore-dealt.v1")
  record ExploreDealt(Seat seat, int cards) implements RaceShown {}

  @JsonTypeName("explored.v1")
  record Explored(Seat seat, int kept, int discarded) implements RaceShown {}

  @JsonTypeName("hand-trimmed.v1")
  record HandTrimmed(Seat seat, int cards) implements RaceShown {}

  @JsonTypeName("developed.v1")
  record Developed(Seat seat, Card card, int paid) implements RaceShown {}

  @JsonTypeName("discarded-for-points.v1")
  record DiscardedForPoints(Seat seat, Card power, int cards, int points) implements RaceShown {}

  @JsonTypeName("world-placed.v1")
  record WorldPlaced(Seat seat, Card world, How how, int paid) implements RaceShown {}

  @JsonTypeName("discarded-for-good.v1")
  record DiscardedForGood(Seat seat, Card world) implements RaceShown {}
}
