package dev.starpost.rating.game;

import dev.starpost.rating.database.Columns;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.hibernate.Session;
import org.hibernate.StatelessSession;

/** Repository of the games that are followed. Of one that is over, only how far it went is kept. */
@ApplicationScoped
public class Games {
  private final StatelessSession session;
  private final Session writes;

  Games(StatelessSession session, Session writes) {
    this.session = session;
    this.writes = writes;
  }

  private record Seat(String game, SeatTurn turn) {
    /** Null where the game waits for others. */
    String askedAt() {
      return turn.askedAt().map(Instant::toString).orElse(null);
    }
  }

  /** How far they have come here. */
  @Transactional
  Map<String, Long> versions(Collection<String> ids) {
    Map<String, Long> versions = new HashMap<>();
    session
        .createNativeQuery("select id, version from game where id = any (:ids)", Tuple.class)
        .setParameter("ids", ids.toArray(String[]::new))
        .getResultList()
        .forEach(row -> versions.put(row.get(0, String.class), row.get(1, Long.class)));
    return versions;
  }

  /** These games, as far as they are known. */
  Map<String, FollowedGame> of(Collection<String> ids) {
    Map<String, List<SeatTurn>> seats = seats(ids);
    Map<String, FollowedGame> games = new TreeMap<>();
    session
        .createNativeQuery("select * from game where id = any (:ids)", StoredGame.class)
        .setParameter("ids", ids.toArray(String[]::new))
        .getResultList()
        .forEach(game -> games.put(game.id(), game.with(seats.getOrDefault(game.id(), List.of()))));
    return games;
  }

  private Map<String, List<SeatTurn>> seats(Collection<String> ids) {
    return session
        .createNativeQuery("select * from game_seat where game = any (:ids)", StoredSeat.class)
        .setParameter("ids", ids.toArray(String[]::new))
        .getResultList()
        .stream()
        .collect(
            Collectors.groupingBy(
                StoredSeat::game, Collectors.mapping(StoredSeat::turn, Collectors.toList())));
  }

  /** Where somebody sits in games that are not over. */
  List<StoredSeat> seatsOf(String account) {
    return session
        .createSelectionQuery(
            "from StoredSeat where account = ?1 order by position.game, position.seat",
            StoredSeat.class)
        .setParameter(1, account)
        .getResultList();
  }

  /** Nobody is named there any more. */
  void forgetName(String account) {
    writes
        .createNativeMutationQuery("update game_seat set name = '' where account = :account")
        .setParameter("account", account)
        .executeUpdate();
  }

  /** As they are now. */
  void store(Collection<FollowedGame> games) {
    if (games.isEmpty()) {
      return;
    }
    storeGames(games);
    storeSeats(
        games.stream()
            .filter(game -> !game.isFinished())
            .flatMap(game -> game.seats().stream().map(turn -> new Seat(game.id(), turn)))
            .toList());
    writes
        .createNativeMutationQuery("delete from game_seat where game = any (:over)")
        .setParameter(
            "over",
            games.stream()
                .filter(FollowedGame::isFinished)
                .map(FollowedGame::id)
                .toArray(String[]::new))
        .executeUpdate();
  }

  private void storeGames(Collection<FollowedGame> games) {
    Columns<FollowedGame> rows = Columns.of(games);
    writes
        .createNativeMutationQuery(
            "insert into game (id, game, version, hidden, finished)"
                + " select * from unnest(:id, :game, :version, :hidden, :finished)"
                + " on conflict (id) do update"
                + " set version = excluded.version, finished = excluded.finished")
        .setParameter("id", rows.texts(FollowedGame::id))
        .setParameter("game", rows.texts(FollowedGame::game))
        .setParameter("version", rows.longs(FollowedGame::version))
        .setParameter("hidden", rows.flags(FollowedGame::isHidden))
        .setParameter("finished", rows.flags(FollowedGame::isFinished))
        .executeUpdate();
  }

  private void storeSeats(Collection<Seat> seats) {
    if (seats.isEmpty()) {
      return;
    }
    Columns<Seat> rows = Columns.of(seats);
    writes
        .createNativeMutationQuery(
            "insert into game_seat (game, seat, account, name, asked_at, timed, answered)"
                + " select s.game, s.seat, s.account,"
                // Of somebody who is gone, no name comes back.
                + " case when exists (select 1 from person"
                + " where person.account = s.account and gone) then '' else s.name end,"
                + " s.asked_at, s.timed, s.answered from unnest(:game, :seat, :account, :name,"
                + " cast(:askedAt as timestamptz[]), :timed, :answered)"
                + " as s (game, seat, account, name, asked_at, timed, answered)"
                + " on conflict (game, seat) do update set asked_at = excluded.asked_at,"
                + " timed = excluded.timed, answered = excluded.answered")
        .setParameter("game", rows.texts(Seat::game))
        .setParameter("seat", rows.numbers(row -> row.turn().seat()))
        .setParameter("account", rows.texts(row -> row.turn().account()))
        .setParameter("name", rows.texts(row -> row.turn().name()))
        .setParameter("askedAt", rows.texts(Seat::askedAt))
        .setParameter("timed", rows.flags(row -> row.turn().timed()))
        .setParameter("answered", rows.flags(row -> row.turn().answered()))
        .executeUpdate();
  }
}
