package dev.starpost.notification.chat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.chat.ChatMessage;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.game.Games;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.NewsKind;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;

/** Who is told what was said in a game: its other players. */
@ApplicationScoped
class ChatNews {
  private final Games games;

  ChatNews(Games games) {
    this.games = games;
  }

  /** Whether the start of the game was heard of. */
  boolean isKnown(String game) {
    return games.kind(game).isPresent();
  }

  List<NewsDraft> of(ChatMessage said) {
    Map<String, String> players = games.players(said.gameId());
    ObjectNode body =
        Json.object()
            .put("gameId", said.gameId())
            .put("game", games.kind(said.gameId()).orElse(""))
            .put("id", said.id())
            .put("account", said.account())
            .put("name", players.getOrDefault(said.account(), ""))
            .put("text", said.text());
    said.seat().ifPresent(seat -> body.put("seat", seat));
    return players.keySet().stream()
        .filter(account -> !account.equals(said.account()))
        .map(account -> NewsDraft.of(account, NewsKind.CHAT_MESSAGE, said.at(), body))
        .toList();
  }
}
