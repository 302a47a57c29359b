package dev.starpost.lobby.tables.policy;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import java.util.List;

/**
 * Admission policy of tables: who may see one, open it, rank it, sit down at it, be invited, seat
 * bots, and change it. One rule each, in one list.
 */
public final class TableAdmissionPolicy {
  private TableAdmissionPolicy() {}

  // Seeing.

  /** Whoever may not see a table does not learn that there is one. */
  public static final Policy<TableVisibility.Sight> VISIBLE_TABLE =
      new Policy<>(
          "visible-table",
          "A table is seen by everybody if it is public; if it is private, by its owner, by those"
              + " who sit there or are invited, and by whoever has its invite code.",
          TableVisibility::isVisible,
          sight -> Problem.of(LobbyProblem.NO_SUCH_TABLE, "id", sight.table()));

  // Ranking: a rating is worth what the accounts are worth that it was won from.

  public static final Policy<Stakes> ACCOUNT_FOR_RANKED =
      new Policy<>(
          "account-for-ranked",
          "Whoever opens, joins, or is invited to a ranked table has an account: guests upgrade"
              + " first.",
          stakes -> !(stakes.ranked() && stakes.guest()),
          stakes -> Problem.of(LobbyProblem.ACCOUNT_NEEDED));

  public static final Policy<TableWish> RANKED_IN_PUBLIC =
      new Policy<>(
          "ranked-in-public",
          "A table that somebody opens as ranked is public; matched tables and rematches may be"
              + " private.",
          wish -> !(wish.ranked() && wish.secret()),
          wish -> Problem.of(LobbyProblem.RANKED_IN_PUBLIC).with("field", "visibility"));

  public static final Policy<TableWish> RANKED_WITHOUT_BOTS =
      new Policy<>(
          "ranked-without-bots",
          "A ranked table takes no bots.",
          wish -> !wish.ranked() || wish.bots() == 0,
          wish -> Problem.of(LobbyProblem.RANKED_WITHOUT_BOTS));

  // Opening.

  public static final Policy<TableWish> SEAT_FOR_A_PERSON =
      new Policy<>(
          "seat-for-a-person",
          "Bots leave a seat to whoever opens the table.",
          wish -> wish.bots() < wish.seats(),
          wish ->
              Problem.of(LobbyProblem.TOO_MANY_BOTS, "most", wish.seats() - 1)
                  .with("field", "bots"));

  /** Of opening and of joining; counted while the account is locked. */
  public static final Policy<Share> FEW_OPEN_TABLES =
      new Policy<>(
          "few-open-tables",
          "Nobody sits at more open tables than starpost.tables.most-open.",
          Share::hasRoom,
          share -> Problem.of(LobbyProblem.TOO_MANY_TABLES, "most", share.most()));

  // Joining and being invited, in the order in which people want to be told.

  public static final Policy<Arrival> ONE_SEAT_EACH =
      new Policy<>(
          "one-seat-each",
          "Nobody has two seats of a table.",
          arrival -> !arrival.seated(),
          arrival -> Problem.of(LobbyProblem.ALREADY_SEATED));

  /** The last one to sit down also closes the table; who comes too late is told the reason. */
  public static final Policy<Arrival> FREE_SEAT =
      new Policy<>(
          "free-seat",
          "Whoever comes takes a seat that is free.",
          arrival -> !arrival.findsItFull(),
          arrival -> Problem.of(LobbyProblem.TABLE_FULL));

  public static final Policy<Arrival> OPEN_TABLE =
      new Policy<>(
          "open-table",
          "People come to a table, leave it, and change it while it is open.",
          Arrival::findsItOpen,
          arrival -> Problem.of(LobbyProblem.TABLE_CLOSED).with("state", arrival.state()));

  /** One answer for all reasons: nobody is told who has blocked them. */
  public static final Policy<Arrival> WELCOME =
      new Policy<>(
          "welcome",
          "Nobody comes who was sent away, or who has blocked or was blocked by somebody there.",
          arrival -> !arrival.unwelcome(),
          arrival -> Problem.of(LobbyProblem.NOT_WELCOME));

  public static final Policy<Share> FEW_INVITATIONS =
      new Policy<>(
          "few-invitations",
          "A table has no more invitations than starpost.tables.most-invitations.",
          Share::hasRoom,
          share -> Problem.of(LobbyProblem.TOO_MANY_INVITATIONS, "most", share.most()));

  /** Of a table that cannot be joined, the rules above say why. */
  public static final Policy<Return> REMATCH_BY_INVITATION =
      new Policy<>(
          "rematch-by-invitation",
          "Players come to a rematch while they are invited to it: whoever has declined needs"
              + " another invitation.",
          player -> !player.joinable() || player.invited(),
          player -> Problem.of(LobbyProblem.NOT_WELCOME));

  // Changing.

  public static final Policy<Standing> OWNER_DECIDES =
      new Policy<>(
          "owner-decides",
          "Only its owner starts or cancels a table, invites to it, seats bots there, and sends"
              + " players away.",
          Standing::owner,
          standing -> Problem.of(LobbyProblem.NOT_THE_OWNER));

  public static final Policy<Party> ENOUGH_PLAYERS =
      new Policy<>(
          "enough-players",
          "A game starts with no fewer players than it needs.",
          party -> party.players() >= party.least(),
          party -> Problem.of(LobbyProblem.TOO_FEW_PLAYERS, "least", party.least()));

  // Bots: they think on cores that all share.

  public static final Policy<Share> FEW_BOT_GAMES =
      new Policy<>(
          "few-bot-games",
          "Nobody has bots in more games that are not over than starpost.tables.most-bot-games, a"
              + " guest than starpost.tables.most-bot-games-of-a-guest.",
          Share::hasRoom,
          share -> Problem.of(LobbyProblem.TOO_MANY_BOT_GAMES, "most", share.most()));

  public static final Policy<Share> FEW_BOT_GAMES_OF_A_NETWORK =
      new Policy<>(
          "few-bot-games-of-a-network",
          "All people of a network together have bots in no more games that are not over than"
              + " starpost.tables.most-bot-games-of-a-network.",
          Share::hasRoom,
          share -> Problem.of(LobbyProblem.TOO_MANY_BOT_GAMES_NEARBY, "most", share.most()));

  /** All of them, as the module's page lists them. */
  static List<Policy<?>> all() {
    return List.of(
        VISIBLE_TABLE,
        ACCOUNT_FOR_RANKED,
        RANKED_IN_PUBLIC,
        RANKED_WITHOUT_BOTS,
        SEAT_FOR_A_PERSON,
        FEW_OPEN_TABLES,
        ONE_SEAT_EACH,
        FREE_SEAT,
        OPEN_TABLE,
        WELCOME,
        FEW_INVITATIONS,
        REMATCH_BY_INVITATION,
        OWNER_DECIDES,
        ENOUGH_PLAYERS,
        FEW_BOT_GAMES,
        FEW_BOT_GAMES_OF_A_NETWORK);
  }
}
