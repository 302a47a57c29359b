package dev.starpost.lobby.chat;

import dev.starpost.contracts.chat.ChatChannel;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Repository of chat messages. */
@ApplicationScoped
public class SaidMessages implements PanacheRepositoryBase<SaidMessage, SaidMessage.Position> {

  /** Which messages of a channel. */
  record Part(String game, ChatChannel channel, Optional<String> after, Optional<String> before) {}

  /**
   * Those from the beginning of the part if it has one, otherwise those up to its end; in the order
   * in which they were said.
   *
   * @param leftOut whose messages are not read
   */
  List<SaidMessage> read(Part part, List<String> leftOut, int most) {
    StringBuilder query =
        new StringBuilder("position.game = :game and position.channel = :channel");
    Map<String, Object> values = new HashMap<>();
    values.put("game", part.game());
    values.put("channel", part.channel());
    if (part.after().isPresent()) {
      query.append(" and position.id > :after");
      values.put("after", part.after().get());
    }
    if (part.before().isPresent()) {
      query.append(" and position.id < :before");
      values.put("before", part.before().get());
    }
    if (!leftOut.isEmpty()) {
      query.append(" and account not in :leftOut");
      values.put("leftOut", leftOut);
    }
    boolean forward = part.after().isPresent();
    query.append(" order by position.id ").append(forward ? "asc" : "desc");
    List<SaidMessage> found =
        new ArrayList<>(find(query.toString(), values).range(0, most - 1).list());
    if (!forward) {
      Collections.reverse(found);
    }
    return found;
  }

  Optional<String> lastIn(String game, ChatChannel channel) {
    return find(
            "position.game = ?1 and position.channel = ?2 order by position.id desc", game, channel)
        .range(0, 0)
        .firstResultOptional()
        .map(SaidMessage::id);
  }

  /** When somebody said something in a game, the latest first. */
  List<Instant> timesOf(String account, String game, Instant since, int most) {
    List<SaidMessage> latest =
        find(
                "account = ?1 and position.game = ?2 and saidAt > ?3 order by saidAt desc",
                account,
                game,
                since)
            .range(0, most - 1)
            .list();
    return latest.stream().map(SaidMessage::saidAt).toList();
  }

  List<SaidMessage> saidBy(String account) {
    return list("account = ?1 order by saidAt, position.id", account);
  }

  void removeTexts(String account) {
    update("text = null where account = ?1", account);
  }
}
