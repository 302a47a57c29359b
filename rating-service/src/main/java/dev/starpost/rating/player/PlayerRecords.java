package dev.starpost.rating.player;

import dev.starpost.contracts.account.AccountState.AccountChanged;
import dev.starpost.rating.database.Columns;
import dev.starpost.rating.standing.Standings;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.hibernate.Session;
import org.hibernate.StatelessSession;

/** Repository of player records: read and written for many at once. */
@ApplicationScoped
public class PlayerRecords {
  private final StatelessSession session;
  private final Session writes;
  private final Standings standings;
  private final RatingMessages messages;
  private final Clock clock;

  PlayerRecords(
      StatelessSession session,
      Session writes,
      Standings standings,
      RatingMessages messages,
      Clock clock) {
    this.session = session;
    this.writes = writes;
    this.standings = standings;
    this.messages = messages;
    this.clock = clock;
  }

  /** Of each of them, whether we have heard of them or not. */
  public SortedMap<String, PlayerRecord> of(Collection<String> accounts) {
    SortedMap<String, PlayerRecord> all = known(accounts);
    accounts.forEach(account -> all.computeIfAbsent(account, PlayerRecord::ofStranger));
    return all;
  }

  /** Of those of whom we have heard. */
  public SortedMap<String, PlayerRecord> known(Collection<String> accounts) {
    SortedMap<String, PlayerRecord> all = new TreeMap<>();
    if (accounts.isEmpty()) {
      return all;
    }
    String[] wanted = accounts.toArray(String[]::new);
    session
        .createNativeQuery(
            "select * from person where account = any (:accounts)", StoredPlayer.class)
        .setParameter("accounts", wanted)
        .getResultList()
        .stream()
        .map(StoredPlayer::playerRecord)
        .forEach(player -> all.put(player.account(), player));
    session
        .createNativeQuery(
            "select * from game_record where account = any (:accounts)", StoredGameRecord.class)
        .setParameter("accounts", wanted)
        .getResultList()
        .forEach(row -> all.get(row.account()).remember(row.game(), row.gameRecord()));
    standings.of(accounts).forEach(standing -> all.get(standing.account()).remember(standing));
    return all;
  }

  /** Those of them who are guests, and have ratings nevertheless. */
  List<String> ratedGuests(Collection<String> accounts) {
    return session
        .createNativeQuery(
            "select account from person where account = any (:accounts) and guest"
                + " and exists (select 1 from standing s where s.account = person.account)",
            Tuple.class)
        .setParameter("accounts", accounts.toArray(String[]::new))
        .getResultList()
        .stream()
        .map(row -> row.get(0, String.class))
        .toList();
  }

  /** What the lobby tells of somebody; a revision that is not newer changes nothing. */
  void name(AccountChanged state) {
    writes
        .createNativeMutationQuery(
            "insert into person (account, revision, name, folded_name, guest)"
                + " values (:account, :revision, :name, :folded, :guest)"
                + " on conflict (account) do update set revision = excluded.revision,"
                + " name = excluded.name, folded_name = excluded.folded_name,"
                + " guest = excluded.guest, rated_from = case when person.guest"
                + " and not excluded.guest then :at else person.rated_from end"
                + " where (person.revision < excluded.revision or person.guest is null"
                + " and person.revision = excluded.revision) and not person.gone")
        .setParameter("account", state.account())
        .setParameter("revision", state.revision())
        .setParameter("name", state.name())
        .setParameter("folded", PlayerName.folded(state.name()))
        .setParameter("guest", state.guest())
        .setParameter("at", state.at())
        .executeUpdate();
  }

  /** Of somebody who has left nothing is kept but that. */
  void forget(String account) {
    writes
        .createNativeMutationQuery(
            "insert into person (account, gone) values (:account, true)"
                + " on conflict (account) do update set gone = true, name = null,"
                + " folded_name = null, answers = '{}', turns = 0, turns_in_time = 0,"
                + " games = 0, abandoned = 0")
        .setParameter("account", account)
        .executeUpdate();
    writes
        .createNativeMutationQuery("delete from game_record where account = :account")
        .setParameter("account", account)
        .executeUpdate();
  }

  /** All that has become of them, and what there is to tell of it; in the present transaction. */
  public void store(SortedMap<String, PlayerRecord> players) {
    if (players.isEmpty()) {
      return;
    }
    storePeople(players.values());
    storeRecords(players.values());
    dropChanges(players.values());
    storeChanges(players.values());
    standings.drop(players.values().stream().flatMap(one -> one.dropped().stream()).toList());
    standings.store(
        players.values().stream().flatMap(one -> one.standingChanges().stream()).toList());
    messages.tell(players.values(), clock.instant());
  }

  private void storePeople(Collection<PlayerRecord> players) {
    Columns<PlayerRecord> rows = Columns.of(players);
    writes
        .createNativeMutationQuery(
            "insert into person (account, name, folded_name, told, turns, turns_in_time, games,"
                + " abandoned, answers) select account, name, folded_name, told, turns,"
                + " turns_in_time, games, abandoned, cast(string_to_array(answers, ' ') as int[])"
                + " from unnest(:account, :name, :folded, :told, :turns, :inTime, :games,"
                + " :abandoned, :answers) as p (account, name, folded_name, told, turns,"
                + " turns_in_time, games, abandoned, answers) on conflict (account) do update"
                + " set name = excluded.name, folded_name = excluded.folded_name,"
                + " told = excluded.told, turns = excluded.turns,"
                + " turns_in_time = excluded.turns_in_time, games = excluded.games,"
                + " abandoned = excluded.abandoned, answers = excluded.answers")
        .setParameter("account", rows.texts(PlayerRecord::account))
        .setParameter("name", rows.texts(row -> row.name().orElse(null)))
        .setParameter("folded", rows.texts(row -> row.name().map(PlayerName::folded).orElse(null)))
        .setParameter("told", rows.longs(this::toldNow))
        .setParameter("turns", rows.numbers(row -> row.punctuality().turns()))
        .setParameter("inTime", rows.numbers(row -> row.punctuality().turnsInTime()))
        .setParameter("games", rows.numbers(row -> row.punctuality().games()))
        .setParameter("abandoned", rows.numbers(row -> row.punctuality().abandoned()))
        // An array of arrays would have to be a rectangle.
        .setParameter("answers", rows.texts(row -> text(row.punctuality().answers())))
        .executeUpdate();
  }

  private long toldNow(PlayerRecord player) {
    return player.told() + RatingMessages.of(player, clock.instant()).size();
  }

  private static String text(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private void storeRecords(Collection<PlayerRecord> players) {
    record Row(String account, String game, GameRecord record) {}
    List<Row> records =
        players.stream()
            .flatMap(
                player ->
                    player.records().entrySet().stream()
                        .map(game -> new Row(player.account(), game.getKey(), game.getValue())))
            .toList();
    if (records.isEmpty()) {
      return;
    }
    Columns<Row> rows = Columns.of(records);
    writes
        .createNativeMutationQuery(
            "insert into game_record (account, game, finished, won, abandoned)"
                + " select * from unnest(:account, :game, :finished, :won, :abandoned)"
                + " on conflict (account, game) do update set finished = excluded.finished,"
                + " won = excluded.won, abandoned = excluded.abandoned")
        .setParameter("account", rows.texts(Row::account))
        .setParameter("game", rows.texts(Row::game))
        .setParameter("finished", rows.numbers(row -> row.record().finished()))
        .setParameter("won", rows.numbers(row -> row.record().won()))
        .setParameter("abandoned", rows.numbers(row -> row.record().abandoned()))
        .executeUpdate();
  }

  private void dropChanges(Collection<PlayerRecord> players) {
    String[] unrated =
        players.stream()
            .filter(player -> !player.dropped().isEmpty())
            .map(PlayerRecord::account)
            .toArray(String[]::new);
    if (unrated.length > 0) {
      writes
          .createNativeMutationQuery("delete from rating_change where account = any (:unrated)")
          .setParameter("unrated", unrated)
          .executeUpdate();
    }
  }

  private void storeChanges(Collection<PlayerRecord> players) {
    record Row(String account, RatingChange change) {}
    List<Row> changes =
        players.stream()
            .flatMap(
                player ->
                    player.changes().stream().map(change -> new Row(player.account(), change)))
            .toList();
    if (changes.isEmpty()) {
      return;
    }
    Columns<Row> rows = Columns.of(changes);
    writes
        .createNativeMutationQuery(
            "insert into rating_change (account, game, season, at, cause, game_id, hidden, before,"
                + " after) select account, game, season, at, cause, game_id, hidden, before, after"
                + " from unnest(:account, :game, :season, cast(:at as timestamptz[]), :cause,"
                + " :gameId, :hidden, :before, :after) with ordinality as c (account, game,"
                + " season, at, cause, game_id, hidden, before, after, number) order by number")
        .setParameter("account", rows.texts(Row::account))
        .setParameter("game", rows.texts(row -> row.change().game()))
        .setParameter("season", rows.texts(row -> row.change().season()))
        .setParameter("at", rows.texts(row -> row.change().at().toString()))
        .setParameter("cause", rows.texts(row -> RatingChange.word(row.change().cause())))
        .setParameter("gameId", rows.texts(row -> row.change().gameId().orElse(null)))
        .setParameter("hidden", rows.flags(row -> row.change().hidden()))
        .setParameter("before", rows.numbers(row -> row.change().before()))
        .setParameter("after", rows.numbers(row -> row.change().after()))
        .executeUpdate();
  }
}
