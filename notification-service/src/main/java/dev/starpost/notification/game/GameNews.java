package dev.starpost.notification.game;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.preference.Preferences;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Lets a game go on, and says what there is to tell its players of it. */
final class GameNews {
  private final FollowedGame game;
  private final Map<String, Preferences> preferences;
  private final List<NewsDraft> drafts = new ArrayList<>();

  /**
   * @param preferences of all who sit in it, by account
   */
  GameNews(FollowedGame game, Map<String, Preferences> preferences) {
    this.game = game;
    this.preferences = preferences;
  }

  List<NewsDraft> goOn(GameCommit commit) {
    Instant at = commit.at().truncatedTo(ChronoUnit.MICROS);
    facts(commit, GameFact.GameStarted.class).forEach(started -> begin(at));
    for (SeatState seat : people()) {
      boolean awaited = isAwaited(seat, commit);
      Optional<GameFact.TurnOpened> question =
          facts(commit, GameFact.TurnOpened.class)
              .filter(turn -> turn.seats().contains(seat.seat()))
              .findFirst();
      Optional<Instant> deadline = deadline(seat, commit, question);
      if (!awaited && seat.awaited()) {
        release(seat, commit.version(), at);
      } else if (awaited && (question.isPresent() || !seat.awaited())) {
        ask(seat, commit.version(), at, deadline);
      } else if (awaited && deadline.isPresent() && !deadline.equals(seat.deadline())) {
        game.put(seat.until(deadline.get(), reminder(seat, at, deadline)));
      }
    }
    facts(commit, GameFact.GameFinished.class).forEach(end -> finish(end, at));
    game.goTo(commit.version());
    return drafts;
  }

  private static <T extends GameFact> Stream<T> facts(GameCommit commit, Class<T> kind) {
    return commit.facts().stream().filter(kind::isInstance).map(kind::cast);
  }

  /** Nobody tells bots anything. */
  private List<SeatState> people() {
    return game.seats().stream().filter(seat -> !BotLevel.isAccount(seat.account())).toList();
  }

  /** A game that waits for the bot which keeps a seat does not wait for its player. */
  private static boolean isAwaited(SeatState seat, GameCommit commit) {
    return commit.awaiting().contains(seat.seat())
        && commit.bots().stream().noneMatch(bot -> bot.seat() == seat.seat());
  }

  /** Each seat has its own clock; engines of old told one deadline for all. */
  private static Optional<Instant> deadline(
      SeatState seat, GameCommit commit, Optional<GameFact.TurnOpened> question) {
    return commit.deadlines().stream()
        .filter(deadline -> deadline.seat() == seat.seat())
        .map(GameCommit.Deadline::at)
        .findFirst()
        .or(() -> question.flatMap(GameFact.TurnOpened::deadline))
        .map(moment -> moment.truncatedTo(ChronoUnit.MICROS));
  }

  private void begin(Instant at) {
    for (SeatState seat : people()) {
      ObjectNode body = about(seat);
      var players = body.putArray("players");
      game.seats()
          .forEach(each -> players.addObject().put("seat", each.seat()).put("name", each.name()));
      tell(seat, NewsKind.GAME_STARTED, at, body);
    }
  }

  private Optional<Instant> reminder(SeatState seat, Instant at, Optional<Instant> deadline) {
    return deadline.map(moment -> preferences.get(seat.account()).reminder(at, moment));
  }

  private void ask(SeatState before, long version, Instant at, Optional<Instant> deadline) {
    SeatState seat = before.asked(version, at, deadline, reminder(before, at, deadline));
    game.put(seat);
    Turn turn = new Turn(game.id(), game.kind(), seat.seat(), version, seat.turn(), at, deadline);
    NewsDraft draft = NewsDraft.of(seat.account(), NewsKind.YOUR_TURN, at, turn.document());
    // Of the further questions of a turn, programs want to know; people are at it already.
    boolean begins = seat.turn() == version;
    drafts.add(begins ? draft.worthALetter(game.id(), version) : draft);
  }

  private void release(SeatState seat, long version, Instant at) {
    game.put(seat.released());
    tell(seat, NewsKind.TURN_OVER, at, about(seat).put("version", version));
  }

  private void finish(GameFact.GameFinished end, Instant at) {
    game.finish();
    for (SeatState seat : people()) {
      ObjectNode body = about(seat);
      var places = body.putArray("places");
      for (GameFact.Place place : end.places()) {
        places
            .addObject()
            .put("seat", place.seat())
            .put("name", game.seat(place.seat()).map(SeatState::name).orElse(""))
            .put("rank", place.rank())
            .put("points", place.points());
      }
      for (GameFact.Rival rival : end.rivals()) {
        places
            .addObject()
            .put("name", rival.name())
            .put("rank", rival.rank())
            .put("points", rival.points());
      }
      drafts.add(
          NewsDraft.of(seat.account(), NewsKind.GAME_OVER, at, body).worthALetter(game.id(), 0));
    }
  }

  private ObjectNode about(SeatState seat) {
    return Json.object().put("gameId", game.id()).put("game", game.kind()).put("seat", seat.seat());
  }

  private void tell(SeatState seat, NewsKind kind, Instant at, ObjectNode body) {
    drafts.add(NewsDraft.of(seat.account(), kind, at, body));
  }
}
