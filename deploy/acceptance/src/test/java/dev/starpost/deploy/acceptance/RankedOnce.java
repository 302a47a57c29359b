package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What all parts of the platform say of newcomers who were matched once and have played that game
 * to its end: everything has happened, and nothing twice.
 */
final class RankedOnce {
  /** What everybody is rated before the first game. */
  private static final int START = 1500;

  /** The stake of newcomers. */
  private static final int STAKE = 48;

  private static final Pattern NEXT = Pattern.compile("<([^>]+)>; rel=\"next\"");

  private final String game;
  private final List<Visitor> people;
  private final List<String> othersOnLadder;
  private final long othersRated;

  private RankedOnce(String game, List<Visitor> people) {
    this.game = game;
    this.people = List.copyOf(people);
    this.othersOnLadder = onLadder();
    this.othersRated = rated();
  }

  /** Looks at what there is before they play. */
  static RankedOnce before(String game, List<Visitor> people) {
    return new RankedOnce(game, people);
  }

  /** As it is told to each of them, and as it is stored. */
  private record Match(String ticket, String table, String game, Set<String> players) {}

  /** Compares all of it. */
  void holds(Map<Visitor, LiveNews> news) {
    Map<String, Match> games = new HashMap<>();
    Map<String, Integer> seated = new HashMap<>();
    Map<String, Integer> sums = new HashMap<>();
    for (Visitor one : people) {
      LiveNews told = news.get(one);
      Match match = toldOf(one, told);
      ticketOf(one, match);
      tableOf(one, match);
      gameOf(one, match);
      int change = changeOf(one, match, told.await("game-over").path("places"));
      profileOf(one, START + change);
      Match same = games.computeIfAbsent(match.game(), id -> match);
      assertThat(match.players()).isEqualTo(same.players());
      assertThat(match.table()).isEqualTo(same.table());
      seated.merge(match.game(), 1, Integer::sum);
      sums.merge(match.game(), change, Integer::sum);
    }
    assertThat(seated.values()).allMatch(count -> count == people.size() / games.size());
    assertThat(sums.values()).as("what one wins others lose").containsOnly(0);
    assertThat(games.values().stream().map(Match::table).distinct()).hasSize(games.size());
    List<String> expected = new ArrayList<>(othersOnLadder);
    people.forEach(one -> expected.add(one.name()));
    assertThat(onLadder()).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(rated()).isEqualTo(othersRated + games.size());
  }

  private static Match toldOf(Visitor one, LiveNews told) {
    told.await("game-over");
    for (String type : List.of("match-found", "game-started", "game-over")) {
      assertThat(told.of(type)).as("%s of %s", type, one.name()).hasSize(1);
    }
    assertThat(told.of("ticket-changed")).isEmpty();
    assertThat(told.ids()).as("each of its own").isEqualTo(List.copyOf(new TreeSet<>(told.ids())));
    JsonNode found = told.await("match-found");
    JsonNode started = told.await("game-started");
    Set<String> players = new HashSet<>();
    found.path("players").forEach(player -> players.add(player.asText()));
    assertThat(players).contains(one.name());
    assertThat(Set.copyOf(started.path("players").findValuesAsText("name"))).isEqualTo(players);
    return new Match(
        found.path("ticketId").asText(),
        found.path("tableId").asText(),
        started.path("gameId").asText(),
        players);
  }

  private static void ticketOf(Visitor one, Match match) {
    String path = "/v1/tickets/" + match.ticket();
    Eventually.holds(
        "the ticket knows its game", () -> get(one, path).path("state").asText().equals("started"));
    JsonNode tickets = get(one, "/v1/tickets?limit=100").path("tickets");
    assertThat(tickets.findValuesAsText("id")).containsExactly(match.ticket());
    assertThat(tickets.findValuesAsText("state")).containsExactly("started");
    assertThat(tickets.findValuesAsText("tableId")).containsExactly(match.table());
    assertThat(tickets.findValuesAsText("gameId")).containsExactly(match.game());
  }

  private static void tableOf(Visitor one, Match match) {
    JsonNode tables = get(one, "/v1/tables?mine=seated&limit=100").path("tables");
    assertThat(tables.findValuesAsText("id")).containsExactly(match.table());
    JsonNode table = tables.get(0);
    assertThat(table.path("state").asText()).isEqualTo("started");
    assertThat(table.path("gameId").asText()).isEqualTo(match.game());
    assertThat(table.path("ranked").asBoolean()).isTrue();
    assertThat(table.path("players").findValuesAsText("name"))
        .containsExactlyInAnyOrderElementsOf(match.players());
  }

  private static void gameOf(Visitor one, Match match) {
    Eventually.holds(
        "the lobby knows that it is over",
        () -> get(one, "/v1/games?state=running").path("games").isEmpty());
    JsonNode games = get(one, "/v1/games?state=finished&limit=100").path("games");
    assertThat(games.findValuesAsText("gameId")).containsExactly(match.game());
    assertThat(games.get(0).path("table").asText()).isEqualTo(match.table());
    assertThat(get(one, "/v1/games?limit=100").path("games")).hasSize(1);
  }

  private int changeOf(Visitor one, Match match, JsonNode places) {
    String path = "/v1/players/" + one.name() + "/ratings/" + game;
    Eventually.holds(
        "the game counts for " + one.name(),
        () -> one.persist(Request.of("GET", path)).status() == 200);
    JsonNode rating = get(one, path);
    assertThat(rating.path("games").asInt()).isEqualTo(1);
    assertThat(rating.path("history")).hasSize(1);
    JsonNode change = rating.path("history").get(0);
    assertThat(change.path("gameId").asText()).isEqualTo(match.game());
    assertThat(change.path("before").asInt()).isEqualTo(START);
    assertThat(change.path("after").asInt()).isEqualTo(START + expectedChange(one, places));
    assertThat(rating.path("rating").asInt()).isEqualTo(change.path("after").asInt());
    return change.path("after").asInt() - START;
  }

  /** Among newcomers half a point is expected against each of the others. */
  private static int expectedChange(Visitor one, JsonNode places) {
    Map<String, Integer> ranks = new HashMap<>();
    places.forEach(place -> ranks.put(place.path("name").asText(), place.path("rank").asInt()));
    int own = ranks.remove(one.name());
    double score =
        ranks.values().stream().mapToDouble(rank -> (1 + Integer.signum(rank - own)) / 2.0).sum();
    return (int) Math.rint(STAKE * (score / ranks.size() - 0.5));
  }

  private void profileOf(Visitor one, int rating) {
    String path = "/v1/players/" + one.name();
    Eventually.holds(
        "the profile knows it", () -> get(one, path).at("/ratings/0/rating").asInt() == rating);
    JsonNode profile = get(one, path);
    assertThat(profile.path("ratings")).hasSize(1);
    assertThat(profile.at("/ratings/0/games").asInt()).isEqualTo(1);
    assertThat(profile.path("record")).hasSize(1);
    assertThat(profile.at("/record/0/finished").asInt()).isEqualTo(1);
    assertThat(profile.at("/reliability/abandoned").asInt()).isZero();
  }

  /** Everybody who has played fewer than ten ranked games of it. */
  private List<String> onLadder() {
    List<String> names = new ArrayList<>();
    String path = "/v1/ladders/" + game + "?list=provisional&limit=100";
    while (!path.isEmpty()) {
      Answer page = people.get(0).persist(Request.of("GET", path));
      assertThat(page.status()).as(page.text()).isEqualTo(200);
      names.addAll(page.json().path("standings").findValuesAsText("name"));
      Matcher next = NEXT.matcher(page.header("Link"));
      path = next.find() ? next.group(1) : "";
    }
    return names;
  }

  /** How many games of so few players have been rated. */
  private long rated() {
    JsonNode groups = get(people.get(0), "/v1/ladders/" + game + "/fairness").path("groups");
    for (JsonNode group : groups) {
      if (!group.has("option") && group.path("players").asInt() == 3) {
        return group.at("/seats/0/games").asLong();
      }
    }
    return 0;
  }

  private static JsonNode get(Visitor one, String path) {
    Answer answer = one.persist(Request.of("GET", path));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json();
  }
}
