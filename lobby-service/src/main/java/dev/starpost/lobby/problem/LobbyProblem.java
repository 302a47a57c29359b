package dev.starpost.lobby.problem;

import dev.starpost.text.Texts;
import dev.starpost.web.problem.ProblemKind;

/** Problem types of the lobby alone: what can be wrong with a request. */
public enum LobbyProblem implements ProblemKind {
  GUESSABLE_KEY(400),
  SIGN_IN_REFUSED(401),
  REFRESH_REFUSED(401),
  NO_SUCH_PLAYER(404),
  NO_SUCH_TOKEN(404),
  NAME_TAKEN(409),
  EMAIL_TAKEN(409),
  NOT_A_GUEST(409),
  NO_SESSION(409),
  TOO_MANY_TOKENS(409),
  TOO_MANY_BLOCKS(409),
  STALE_VERSION(412),
  BAD_NAME(422),
  BAD_EMAIL(422),
  WEAK_PASSWORD(422),
  BAD_LANGUAGE(422),
  BAD_TIME_ZONE(422),
  BAD_VACATION(422),
  VACATION_SPENT(422),
  BAD_QUIET_HOURS(422),
  BAD_SCOPES(422),
  BAD_TOKEN_NAME(422),
  BAD_EXPIRY(422),
  BLOCKED_YOURSELF(422),

  // Tables.
  NOT_THE_OWNER(403),
  ACCOUNT_NEEDED(403),
  NO_SUCH_TABLE(404),
  NO_SUCH_SEAT(404),
  NO_SUCH_INVITATION(404),
  NO_SUCH_GAME(404),
  TABLE_FULL(409),
  TABLE_CLOSED(409),
  ALREADY_SEATED(409),
  NOT_WELCOME(409),
  TOO_FEW_PLAYERS(409),
  TOO_MANY_TABLES(409),
  TOO_MANY_INVITATIONS(409),
  TOO_MANY_BOT_GAMES(409),
  TOO_MANY_BOT_GAMES_NEARBY(409),
  GAME_RUNNING(409),
  BAD_TABLE(422),
  UNKNOWN_GAME(422),
  BAD_SEATS(422),
  BAD_CLOCK(422),
  BAD_ENTROPY(422),
  KICKED_YOURSELF(422),
  BAD_BOT(422),
  TOO_MANY_BOTS(422),
  RANKED_WITHOUT_BOTS(422),
  RANKED_IN_PUBLIC(422),

  TOO_MANY_ATTEMPTS(429),
  EXTERNAL_ISSUER(501),
  BUSY(503),

  // Games, chat, notes.
  NOT_YOUR_CHANNEL(403),
  BAD_MESSAGE(422),
  BAD_NOTES(422),
  TOO_MANY_MESSAGES(429);

  private static final Texts TEXTS = Texts.of(LobbyProblem.class, "problems");

  private final int status;

  LobbyProblem(int status) {
    this.status = status;
  }

  @Override
  public int status() {
    return status;
  }

  @Override
  public Texts texts() {
    return TEXTS;
  }
}
