package dev.starpost.rating.standing;

import dev.starpost.rating.elo.Elo;
import dev.starpost.rating.elo.KFactor;
import java.time.Instant;

/**
 * The standing of a player in a game, in a season.
 *
 * @param carried with which rating the season began
 * @param games how many rated ones, of all seasons
 * @param since when the rating became this one
 */
public record Standing(
    String account,
    String game,
    String season,
    int carried,
    int rating,
    int games,
    int seasonGames,
    Instant since,
    Instant playedAt,
    boolean resting,
    Listing listing) {

  /** Before the first game of all. */
  public static Standing first(
      String account, String game, String season, Instant at, boolean gone) {
    return beginning(account, game, season, Elo.START, 0, at, gone);
  }

  /** In a later season, before its first game. */
  public Standing next(String later, Instant at) {
    return beginning(account, game, later, Elo.carried(rating), games, at, isGone());
  }

  private static Standing beginning(
      String account, String game, String season, int rating, int games, Instant at, boolean gone) {
    return new Standing(
        account,
        game,
        season,
        rating,
        rating,
        games,
        0,
        at,
        at,
        false,
        Listing.of(games, 0, false, gone));
  }

  /** After one more game; whoever rested does so no longer. */
  public Standing played(int change, Instant at) {
    return new Standing(
        account,
        game,
        season,
        carried,
        moved(rating, change),
        games + 1,
        seasonGames + 1,
        change == 0 ? since : at,
        at,
        false,
        Listing.of(games + 1, seasonGames + 1, false, isGone()));
  }

  /** Without a game that was played in this season, or in one before it. */
  public Standing without(int change, int begun, boolean ofThisSeason, Instant at) {
    int less = Math.max(0, games - 1);
    int left = ofThisSeason ? Math.max(0, seasonGames - 1) : seasonGames;
    return new Standing(
        account,
        game,
        season,
        begun,
        moved(rating, -change),
        less,
        left,
        change == 0 ? since : at,
        playedAt,
        resting,
        Listing.of(less, left, resting, isGone()));
  }

  public Standing rested() {
    return listed(true, isGone());
  }

  public Standing left() {
    return listed(false, true);
  }

  private Standing listed(boolean rests, boolean gone) {
    return new Standing(
        account,
        game,
        season,
        carried,
        rating,
        games,
        seasonGames,
        since,
        playedAt,
        rests,
        Listing.of(games, seasonGames, rests, gone));
  }

  private boolean isGone() {
    return listing == Listing.GONE;
  }

  public boolean isProvisional() {
    return !KFactor.after(games).isEstablished();
  }

  /** However absurd it gets, it stays a number. */
  private static int moved(int rating, int change) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, (long) rating + change));
  }
}
