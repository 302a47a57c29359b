package dev.starpost.lobby.game;

import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Query of the games that somebody plays or has played. */
@ApplicationScoped
public class GameList implements PersonalData {
  private final Games games;
  private final Accounts accounts;
  private final GameDetails details;

  GameList(Games games, Accounts accounts, GameDetails details) {
    this.games = games;
    this.accounts = accounts;
    this.details = details;
  }

  /** What somebody wants to see of their games. */
  record Wish(Games.Which which, Optional<String> kind, Optional<GameCursor> after, int most) {}

  /** A part of the list, and where the rest begins if there is any. */
  record Page(List<GameDocument> games, Optional<GameCursor> next) {}

  @Transactional
  Page of(String account, Wish wish) {
    List<Games.Line> found =
        games.lines(account, wish.which(), wish.kind(), wish.after(), wish.most() + 1);
    List<Games.Line> lines = found.subList(0, Math.min(wish.most(), found.size()));
    Optional<GameCursor> next = Optional.empty();
    if (found.size() > lines.size()) {
      Games.Line last = lines.get(lines.size() - 1);
      next = Optional.of(new GameCursor(last.changedAt(), last.game()));
    }
    // Somebody in two seats of a game has two lines of it, one after the other.
    Set<String> ids = new LinkedHashSet<>();
    lines.forEach(line -> ids.add(line.game()));
    return new Page(documents(account, ids), next);
  }

  private List<GameDocument> documents(String reader, Set<String> ids) {
    if (ids.isEmpty()) {
      return List.of();
    }
    Map<String, Game> found = games.withSeats(ids);
    Set<String> players =
        found.values().stream()
            .flatMap(game -> game.seats().stream())
            .map(GameSeat::account)
            .collect(Collectors.toSet());
    Map<String, String> names = accounts.namesOf(players);
    Map<String, GameDetails.Details> more = details.of(ids);
    return ids.stream()
        .map(found::get)
        .map(
            game ->
                GameDocument.of(
                    game, reader, names, more.getOrDefault(game.id(), GameDetails.Details.UNKNOWN)))
        .toList();
  }

  /** A game in the export. */
  public record Played(String game, int seat) {}

  @Override
  public String part() {
    return "games";
  }

  @Override
  public Object of(String account) {
    return games.playedBy(account);
  }

  /** Others have played these games too. What is left of the account in them has no name. */
  @Override
  public void erase(String account) {}
}
