package dev.starpost.deploy.load.moves;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a client remembers of a game of Salvage from the answers it got, so that it need not ask
 * before every move.
 *
 * @param awaiting the numbers of the seats whose move it is
 * @param bidding whether bids are what they are asked for
 */
public record Situation(
    String gameId, long version, List<Integer> awaiting, boolean bidding, boolean finished) {

  public Situation {
    awaiting = List.copyOf(awaiting);
  }

  /** A game that has just been opened: everybody bids (SV-4.1). */
  static Situation opened(JsonNode answer, int seats) {
    return new Situation(
        answer.path("gameId").asText(),
        answer.path("version").asLong(),
        IntStream.rangeClosed(1, seats).boxed().toList(),
        true,
        false);
  }

  /**
   * As {@code GET /v1/games/{id}} tells it.
   *
   * @param game as a seat sees it that is asked something, or whatever it sees
   */
  static Situation seen(JsonNode game) {
    return new Situation(
        game.path("gameId").asText(),
        game.path("version").asLong(),
        seats(game),
        game.path("question").path("kind").asText().equals("bid"),
        isFinished(game));
  }

  /** With the answer to a move; an answer that was overtaken by a later one changes nothing. */
  Situation after(JsonNode answer) {
    long answered = answer.path("version").asLong();
    return answered <= version
        ? this
        : new Situation(
            gameId, answered, seats(answer), isBiddingAfter(answer), isFinished(answer));
  }

  /** Each round begins with the sight of a derelict, for which bids are placed. */
  private boolean isBiddingAfter(JsonNode answer) {
    boolean now = bidding;
    for (JsonNode event : answer.path("events")) {
      String type = event.path("type").asText();
      if (type.startsWith("derelict-sighted.")) {
        now = true;
      } else if (type.startsWith("bids-revealed.")) {
        now = false;
      }
    }
    return now;
  }

  /** A game says it by its status; in an answer to a move the status is that of the move. */
  private static boolean isFinished(JsonNode answer) {
    return answer.path("status").asText().equals("finished") || answer.path("finished").asBoolean();
  }

  private static List<Integer> seats(JsonNode answer) {
    List<Integer> seats = new ArrayList<>();
    answer.path("awaiting").forEach(seat -> seats.add(seat.asInt()));
    return seats;
  }
}
