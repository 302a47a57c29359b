package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.text.Text;
import java.util.Optional;

/** What is shown of an event to those who may not see all of it, under the same name. */
sealed interface RaceShown extends Shown {

  @JsonTypeName("opened.v1")
  record Opened(
      Table table,
      int deck,
      Optional<Seat> seat,
      Optional<Cards> yourStarts,
      Optional<Cards> yourHand)
      implements RaceShown {
    @Override
    public Text text() {
      return seat.isEmpty()
          ? Text.of("event.opened", "cards", deck)
          : Text.of(
              "event.opened-dealt",
              "player",
              seat.get(),
              "starts",
              yourStarts.orElseThrow().labels(),
              "hand",
              yourHand.orElseThrow().labels());
    }
  }

  @JsonTypeName("answer-given.v1")
  record AnswerGiven(Seat seat, Ask ask, boolean again) implements RaceShown {
    @Override
    public Text text() {
      return Text.of(
          again ? "event.answer-changed-unseen" : "event.answer-given-unseen",
          "player",
          seat,
          "what",
          Text.of("decision." + ask.id()));
    }
  }

  @JsonTypeName("start-placed.v1")
  record StartPlaced(Seat seat, Card world, int kept, int discarded) implements RaceShown {
    @Override
    public Text text() {
      return Text.of(
          discarded == 0 ? "event.start-placed-unseen" : "event.start-placed-discarding-unseen",
          "player",
          seat,
          "world",
          world.inSentence(),
          "kept",
          kept,
          "discarded",
          discarded);
    }
  }

  @JsonTypeName("cards-drawn.v1")
  record CardsDrawn(Seat seat, int cards, Why why, Cards by) implements RaceShown {
    @Override
    public Text text() {
      return Text.of(
          "event.cards-drawn-unseen", "player", seat, "count", cards, "why", why.reason(by));
    }
  }

  @JsonTypeName("token-taken.v1")
  record TokenTaken(Seat seat, int team, At at, Token.Back back) implements RaceShown {
    @Override
    public Text text() {
      return Text.of(
          "event.token-taken-unseen",
          "player",
          seat,
          "team",
          TeamEvent.name(team),
          "square",
          at.label(),
          "back",
          back.name());
    }
  }

  @JsonTypeName("orb-card-drawn.v1")
  record OrbCardDrawn(Seat seat) implements RaceShown {
    @Override
    public Text text() {
      return Text.of("event.orb-card-drawn-unseen", "player", seat);
    }
  }

  @JsonTypeName("orb-play-declined.v1")
  record OrbPlayDeclined(Seat seat) implements RaceShown {
    @Override
    public Text text() {
      return Text.of("event.orb-play-declined", "player", seat);
    }
  }

  @JsonTypeName("orb-turn-ended.v1")
  record OrbTurnEnded(Seat seat) implements RaceShown {
    @Override
    public Text text() {
      return Text.of("event.orb-turn-ended-unseen", "player", seat);
    }
  }

  @JsonTypeName("deck-shuffled.v1")
  record DeckShuffled(int deck) implements RaceShown {
    @Override
    public Text text() {
      return Text.of("event.deck-shuffled", "count", deck);
    }
  }

  @JsonTypeName("explore-dealt.v1")
  record ExploreDealt(Seat seat, int cards, boolean faceDown) implements RaceShown {
    @Override
    public Text text() {
      return Text.of(
          faceDown ? "event.explore-dealt-face-down" : "event.explore-dealt-unseen",
          "player",
          seat,
          "count",
          cards);
    }
  }

  @JsonTypeName("explored.v1")
  record Explored(Seat seat, int kept, int discarded) implements RaceShown {
    @Override
    public Text text() {
      return Text.of(
          discarded == 0 ? "event.explored-all-unseen" : "event.explored-unseen",
          "player",
          seat,
          "kept",
          kept,
          "discarded",
          discarded);
    }
  }

  @JsonTypeName("hand-trimmed.v1")
  record HandTrimmed(Seat seat, int cards) implements RaceShown {
    @Override
    public Text text() {
      return Text.of("event.hand-trimmed-unseen", "player", seat, "count", cards);
    }
  }

  @JsonTypeName("developed.v1")
  record Developed(Seat seat, Card card, int paid) implements RaceShown {
    @Override
    public Text text() {
      return Text.of(
          paid == 0 ? "event.developed-free" : "event.developed-unseen",
          "player",
          seat,
          "card",
          card.inSentence(),
          "count",
          paid);
    }
  }

  @JsonTypeName("discarded-for-points.v1")
  record DiscardedForPoints(Seat seat, Card power, int cards, int points) implements RaceShown {
    @Override
    public Text text() {
      return Text.of(
          "event.discarded-for-points-unseen",
          "player",
          seat,
          "power",
          power.inSentence(),
          "count",
          cards,
          "points",
          points);
    }
  }

  @JsonTypeName("world-placed.v1")
  record WorldPlaced(Seat seat, Card world, How how, Optional<Card> through, int paid, int military)
      implements RaceShown {
    @Override
    public Text text() {
      String key = "event.world-placed." + how.id();
      return Text.of(
          paid == 0 ? key : key + "-unseen",
          "player",
          seat,
          "world",
          world.inSentence(),
          "through",
          through.orElse(world).inSentence(),
          "count",
          paid,
          "military",
          military,
          "defence",
          world.cost());
    }
  }

  @JsonTypeName("discarded-for-good.v1")
  record DiscardedForGood(Seat seat, Card world, int cards) implements RaceShown {
    @Override
    public Text text() {
      return Text.of(
          cards == 0 ? "event.nothing-for-good" : "event.discarded-for-good-unseen",
          "player",
          seat,
          "world",
          world.inSentence());
    }
  }
}
