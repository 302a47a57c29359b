package dev.starpost.deploy.launcher;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game that is to be opened, as it was typed. */
record NewGame(String game, List<String> players, Map<String, Object> options, boolean isPrivate) {

  /** Understands {@code GAME NAME... [OPTION=VALUE ...]}, the options anywhere after the game. */
  static NewGame parse(List<String> operands, boolean isPrivate) {
    List<String> words = new ArrayList<>();
    Map<String, Object> options = new LinkedHashMap<>();
    for (String operand : operands) {
      int equals = operand.indexOf('=');
      if (equals < 0) {
        words.add(operand);
      } else {
        options.put(operand.substring(0, equals), value(operand.substring(equals + 1)));
      }
    }
    if (words.size() < 2) {
      throw Refused.misused("'new-game' needs the name of a game and those of its players.");
    }
    List<String> players = words.subList(1, words.size());
    players.forEach(AccessTokens::requireName);
    if (players.stream().map(AccessTokens::accountOf).distinct().count() < players.size()) {
      throw Refused.misused("An account can have one seat only, whatever the case of its name.");
    }
    return new NewGame(words.get(0), players, options, isPrivate);
  }

  private static Object value(String text) {
    if (text.equals("true") || text.equals("false")) {
      return Boolean.valueOf(text);
    }
    return text.matches("-?(0|[1-9][0-9]{0,17})") ? (Object) Long.valueOf(text) : text;
  }

  /** As the engine takes it. */
  Map<String, Object> asRequest() {
    Map<String, Object> request = new LinkedHashMap<>();
    request.put("game", game);
    request.put("players", players.stream().map(NewGame::player).toList());
    request.put("options", options);
    request.put("visibility", isPrivate ? "private" : "public");
    return request;
  }

  private static Map<String, Object> player(String name) {
    Map<String, Object> player = new LinkedHashMap<>();
    player.put("account", AccessTokens.accountOf(name));
    player.put("name", name);
    return player;
  }
}
