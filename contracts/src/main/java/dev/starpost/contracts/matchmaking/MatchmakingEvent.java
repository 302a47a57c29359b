package dev.starpost.contracts.matchmaking;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.Required;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.table.TableState;
import java.time.Instant;
import java.util.List;

/**
 * What has happened to a ticket or to a challenge: a record of {@code matchmaking.events}, by the
 * id of the ticket or of the challenge.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(MatchmakingEvent.TicketQueued.class),
  @JsonSubTypes.Type(MatchmakingEvent.TicketMatched.class),
  @JsonSubTypes.Type(MatchmakingEvent.TicketRequeued.class),
  @JsonSubTypes.Type(MatchmakingEvent.TicketExpired.class),
  @JsonSubTypes.Type(MatchmakingEvent.TicketCancelled.class),
  @JsonSubTypes.Type(MatchmakingEvent.ChallengeMade.class),
  @JsonSubTypes.Type(MatchmakingEvent.ChallengeAccepted.class),
  @JsonSubTypes.Type(MatchmakingEvent.ChallengeWithdrawn.class),
  @JsonSubTypes.Type(MatchmakingEvent.ChallengeLapsed.class)
})
public sealed interface MatchmakingEvent {
  /** The name of the game, such as {@code salvage}. */
  String game();

  Instant at();

  /**
   * Somebody waits for opponents.
   *
   * @param seats for how many the game may be
   * @param options complete
   * @param rating what opponents are sought by
   * @param expiresAt until when it waits
   */
  @JsonTypeName("ticket-queued.v1")
  record TicketQueued(
      String ticketId,
      String account,
      String game,
      TableState.Seats seats,
      ObjectNode options,
      TableClock clock,
      int rating,
      Instant expiresAt,
      Instant at)
      implements MatchmakingEvent {
    public TicketQueued {
      Required.word("ticketId", ticketId);
      Required.word("account", account);
      Required.word("game", game);
      Required.field("seats", seats);
      Required.field("options", options);
      Required.field("clock", clock);
      Required.field("expiresAt", expiresAt);
      Required.field("at", at);
    }
  }

  /**
   * Opponents are found, and the lobby is asked for a table.
   *
   * @param account whose ticket it is
   * @param tableId of the table that the lobby makes
   * @param players all of them, in seating order
   */
  @JsonTypeName("ticket-matched.v1")
  record TicketMatched(
      String ticketId,
      String account,
      String game,
      String tableId,
      List<Player> players,
      Quality quality,
      Instant at)
      implements MatchmakingEvent {
    public TicketMatched {
      Required.word("ticketId", ticketId);
      Required.word("account", account);
      Required.word("game", game);
      Required.word("tableId", tableId);
      players = List.copyOf(Required.field("players", players));
      Required.field("quality", quality);
      Required.field("at", at);
    }
  }

  /** Somebody who was matched, with the rating by which they were. */
  record Player(String account, int rating) {
    public Player {
      Required.word("account", account);
    }
  }

  /**
   * How good a match is.
   *
   * @param score from 0 to 100, the more the better
   * @param spread points between the highest and the lowest rating
   * @param waited seconds that the ticket which waited longest did so
   */
  record Quality(int score, int spread, long waited) {}

  /**
   * The lobby could not seat everybody; whoever was there waits again, and has waited all the time.
   *
   * @param tableId of the table that came to nothing
   * @param since from when on it has waited
   */
  @JsonTypeName("ticket-requeued.v1")
  record TicketRequeued(
      String ticketId, String account, String game, String tableId, Instant since, Instant at)
      implements MatchmakingEvent {
    public TicketRequeued {
      Required.word("ticketId", ticketId);
      Required.word("account", account);
      Required.word("game", game);
      Required.word("tableId", tableId);
      Required.field("since", since);
      Required.field("at", at);
    }
  }

  /** Nobody was found in the time that the ticket had. */
  @JsonTypeName("ticket-expired.v1")
  record TicketExpired(String ticketId, String account, String game, Instant at)
      implements MatchmakingEvent {
    public TicketExpired {
      Required.word("ticketId", ticketId);
      Required.word("account", account);
      Required.word("game", game);
      Required.field("at", at);
    }
  }

  /** A ticket does not wait any more. */
  @JsonTypeName("ticket-cancelled.v1")
  record TicketCancelled(String ticketId, String account, String game, Cancellation why, Instant at)
      implements MatchmakingEvent {
    public TicketCancelled {
      Required.word("ticketId", ticketId);
      Required.word("account", account);
      Required.word("game", game);
      Required.field("why", why);
      Required.field("at", at);
    }
  }

  /** Why a ticket does not wait any more. */
  enum Cancellation {
    /** Its player wanted it. */
    @JsonProperty("by-player")
    BY_PLAYER,
    /** The account cannot play any more. */
    @JsonProperty("account-gone")
    ACCOUNT_GONE,
    /** No table can be made for it: the game is not offered like this any more. */
    @JsonProperty("refused")
    REFUSED
  }

  /**
   * Somebody asks somebody above them on the ladder for a game.
   *
   * @param options complete
   * @param expiresAt until when there is time to answer
   */
  @JsonTypeName("challenge-made.v1")
  record ChallengeMade(
      String challengeId,
      String game,
      String challenger,
      String challenged,
      ObjectNode options,
      TableClock clock,
      Instant expiresAt,
      Instant at)
      implements MatchmakingEvent {
    public ChallengeMade {
      parties(challengeId, game, challenger, challenged, at);
      Required.field("options", options);
      Required.field("clock", clock);
      Required.field("expiresAt", expiresAt);
    }
  }

  /**
   * The challenged plays, and the lobby is asked for a table.
   *
   * @param tableId of the table that the lobby makes
   */
  @JsonTypeName("challenge-accepted.v1")
  record ChallengeAccepted(
      String challengeId,
      String game,
      String challenger,
      String challenged,
      String tableId,
      Instant at)
      implements MatchmakingEvent {
    public ChallengeAccepted {
      parties(challengeId, game, challenger, challenged, at);
      Required.word("tableId", tableId);
    }
  }

  /** The challenger does not want it any more, or one of the two cannot play any more. */
  @JsonTypeName("challenge-withdrawn.v1")
  record ChallengeWithdrawn(
      String challengeId, String game, String challenger, String challenged, Instant at)
      implements MatchmakingEvent {
    public ChallengeWithdrawn {
      parties(challengeId, game, challenger, challenged, at);
    }
  }

  /**
   * The challenged does not play.
   *
   * @param consequence for the challenged
   */
  @JsonTypeName("challenge-lapsed.v1")
  record ChallengeLapsed(
      String challengeId,
      String game,
      String challenger,
      String challenged,
      Lapse how,
      Consequence consequence,
      Instant at)
      implements MatchmakingEvent {
    public ChallengeLapsed {
      parties(challengeId, game, challenger, challenged, at);
      Required.field("how", how);
      Required.field("consequence", consequence);
    }
  }

  /** How a challenge comes to nothing. */
  enum Lapse {
    @JsonProperty("declined")
    DECLINED,
    @JsonProperty("ignored")
    IGNORED
  }

  /** What a challenge that came to nothing means for the challenged. */
  enum Consequence {
    @JsonProperty("none")
    NONE,
    /** Listed apart on the ladder, until they finish a ranked game. */
    @JsonProperty("resting")
    RESTING
  }

  private static void parties(
      String challengeId, String game, String challenger, String challenged, Instant at) {
    Required.word("challengeId", challengeId);
    Required.word("game", game);
    Required.word("challenger", challenger);
    Required.word("challenged", challenged);
    Required.field("at", at);
  }
}
