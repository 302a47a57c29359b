package dev.starpost.rating.player;

import dev.starpost.contracts.rating.RatingEvent.Cause;
import dev.starpost.rating.elo.Elo;
import dev.starpost.rating.result.RatedGame;
import dev.starpost.rating.standing.Standing;
import dev.starpost.rating.standing.Standings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The record of a player: all that results have made of somebody, as a transaction changes it: read
 * once, written once, however much happens in between.
 */
public final class PlayerRecord {
  private final String account;
  private final boolean gone;
  private final Eligibility eligibility;
  private final long told;
  private final SortedMap<String, GameRecord> records = new TreeMap<>();

  /** By game, then by season. */
  private final SortedMap<String, NavigableMap<String, Standing>> standings = new TreeMap<>();

  /** As they were read, of those that have changed. */
  private final Map<List<String>, Optional<Standing>> before = new HashMap<>();

  private final List<RatingChange> changes = new ArrayList<>();

  /** Those that were taken away. */
  private final List<Standing> dropped = new ArrayList<>();

  private Optional<String> name;
  private Punctuality punctuality;
  private boolean profileChanged;

  PlayerRecord(
      String account,
      Optional<String> name,
      boolean gone,
      Eligibility eligibility,
      long told,
      Punctuality punctuality) {
    this.account = account;
    this.name = name;
    this.gone = gone;
    this.eligibility = eligibility;
    this.told = told;
    this.punctuality = punctuality;
  }

  static PlayerRecord ofStranger(String account) {
    return new PlayerRecord(
        account, Optional.empty(), false, Eligibility.ALWAYS, 0, Punctuality.NONE);
  }

  void remember(String game, GameRecord record) {
    records.put(game, record);
  }

  void remember(Standing standing) {
    seasons(standing.game()).put(standing.season(), standing);
  }

  /** A name that a game has told, until the lobby tells one. */
  public void meet(String calledInGame) {
    if (name.isEmpty() && !gone) {
      name = Optional.of(calledInGame);
    }
  }

  /** Of somebody who is gone nothing is counted any more. */
  public void countTurn(boolean inTime) {
    if (!gone) {
      punctuality = punctuality.turn(inTime);
    }
  }

  public void countAnswer(int seconds) {
    if (!gone) {
      punctuality = punctuality.answer(seconds);
    }
  }

  /**
   * A game that is over.
   *
   * @param amongPeople whether anybody else than bots took part
   * @param by 1, or -1 if it is void
   */
  public void countGame(String game, boolean won, boolean abandoned, boolean amongPeople, int by) {
    if (gone) {
      return;
    }
    punctuality = punctuality.game(abandoned, by);
    if (amongPeople) {
      records.merge(
          game,
          GameRecord.NONE.count(won, abandoned, by),
          (known, more) -> known.count(won, abandoned, by));
    }
    profileChanged = true;
  }

  /** Whether a game that ended then may change the rating. */
  public boolean isRatedAt(Instant at) {
    return eligibility.holdsAt(at);
  }

  /** A guest has no ratings. Opponents keep theirs, which were made of what held then. */
  void dropRatings() {
    standings.values().forEach(seasons -> dropped.addAll(seasons.values()));
    standings.clear();
    profileChanged |= !dropped.isEmpty();
  }

  List<Standing> dropped() {
    return dropped;
  }

  /** The last season in which the player has played that. */
  public Optional<String> lastSeason(String game) {
    return last(game).map(Standing::season);
  }

  private Optional<Standing> last(String game) {
    return Optional.ofNullable(seasons(game).lastEntry()).map(Map.Entry::getValue);
  }

  /** How the player stands in a season before the next game; it may be the first of the season. */
  public Standing enter(String game, String season, Instant at) {
    NavigableMap<String, Standing> known = seasons(game);
    if (known.isEmpty()) {
      put(Standing.first(account, game, season, at, gone));
    } else if (known.lastKey().compareTo(season) < 0) {
      Standing last = known.lastEntry().getValue();
      Standing next = last.next(season, at);
      put(next);
      change(
          new RatingChange(
              game,
              season,
              at,
              Cause.SEASON_RESET,
              Optional.empty(),
              false,
              last.rating(),
              next.rating(),
              next.games()));
    }
    return known.lastEntry().getValue();
  }

  /** A game of the season that was entered. */
  public void play(String game, int change, Instant at, String gameId, boolean hidden) {
    Standing last = seasons(game).lastEntry().getValue();
    Standing now = last.played(change, at);
    put(now);
    changed(last, now, Cause.PLAYED, at, gameId, hidden);
  }

  /**
   * A game is void: its change is taken back, and what later seasons carried over is what they
   * would have carried without it.
   */
  public void undo(RatedGame game, int change, Instant at) {
    if (!isRatedAt(game.at())) {
      return;
    }
    for (Standing known : List.copyOf(seasons(game.game()).tailMap(game.season(), true).values())) {
      boolean played = known.season().equals(game.season());
      int carried = played ? known.carried() : carriedInto(known);
      int back = played ? change : known.carried() - carried;
      Standing now = known.without(back, carried, played, at);
      put(now);
      changed(known, now, Cause.VOIDED, at, game.id(), game.hidden());
    }
  }

  private int carriedInto(Standing standing) {
    return Elo.carried(seasons(standing.game()).lowerEntry(standing.season()).getValue().rating());
  }

  /**
   * Apart from the others until the next game of it, unless that is over already. Ladders of past
   * seasons stay as they are.
   */
  public void rest(String game, String season, Instant since) {
    last(game)
        .filter(standing -> standing.season().equals(season))
        .filter(standing -> standing.playedAt().isBefore(since))
        .map(Standing::rested)
        .ifPresent(this::put);
  }

  /** The account is deleted: the player is on no list any more. */
  void leave() {
    standings.values().stream()
        .flatMap(seasons -> List.copyOf(seasons.values()).stream())
        .map(Standing::left)
        .forEach(this::put);
  }

  /** The opponents need the rating of somebody who is gone, but nobody its history. */
  private void change(RatingChange change) {
    if (!gone) {
      changes.add(change);
    }
  }

  private void changed(
      Standing last, Standing now, Cause cause, Instant at, String gameId, boolean hidden) {
    change(
        new RatingChange(
            now.game(),
            now.season(),
            at,
            cause,
            Optional.of(gameId),
            hidden,
            last.rating(),
            now.rating(),
            now.games()));
    profileChanged = true;
  }

  private NavigableMap<String, Standing> seasons(String game) {
    return standings.computeIfAbsent(game, name -> new TreeMap<>());
  }

  private void put(Standing standing) {
    Standing last = seasons(standing.game()).put(standing.season(), standing);
    before.putIfAbsent(List.of(standing.game(), standing.season()), Optional.ofNullable(last));
  }

  String account() {
    return account;
  }

  /** None before anybody has told it, or after the player has left. */
  Optional<String> name() {
    return name;
  }

  boolean isGone() {
    return gone;
  }

  long told() {
    return told;
  }

  Punctuality punctuality() {
    return punctuality;
  }

  SortedMap<String, GameRecord> records() {
    return records;
  }

  /** How the player stands now, in each game. */
  List<Standing> latest() {
    return standings.keySet().stream().map(this::last).flatMap(Optional::stream).toList();
  }

  /** Whether others are told. */
  boolean isNews() {
    return profileChanged && !gone;
  }

  List<RatingChange> changes() {
    return changes;
  }

  List<Standings.Change> standingChanges() {
    return before.entrySet().stream()
        .map(
            read ->
                new Standings.Change(
                    read.getValue(), standings.get(read.getKey().get(0)).get(read.getKey().get(1))))
        .toList();
  }
}
