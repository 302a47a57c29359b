package dev.starpost.notification.mail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.news.NewsTexts;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Composer of mails: the reader's language, the reader's clock. */
@ApplicationScoped
public class MailComposer {
  private final MailSettings settings;
  private final Unsubscribing unsubscribing;

  MailComposer(MailSettings settings, Unsubscribing unsubscribing) {
    this.settings = settings;
    this.unsubscribing = unsubscribing;
  }

  MailContent write(Recipient reader, List<MailItem> items) {
    NewsTexts words = new NewsTexts(reader.language(), reader.zone());
    return new MailContent(
        reader.language().tag(),
        subject(items, words),
        words.say("letter.greeting", "name", reader.name().orElse("")),
        items.stream().map(item -> paragraph(item, words)).toList(),
        words.say("letter.open"),
        settings.site(),
        words.say("letter.why"),
        words.say("letter.unsubscribe"),
        unsubscribing.link(reader.account()));
  }

  private static String subject(List<MailItem> items, NewsTexts words) {
    MailItem first = items.get(0);
    if (items.size() == 1) {
      return words.say("subject." + first.kind(), "game", words.game(first.body()));
    }
    long turns =
        items.stream()
            .filter(
                item ->
                    item.kind().equals(NewsKind.YOUR_TURN.word())
                        || item.kind().equals(NewsKind.DEADLINE_NEAR.word()))
            .map(MailItem::subject)
            .distinct()
            .count();
    return turns == 0
        ? words.say("subject.news", "count", items.size())
        : words.say("subject.turns", "count", (int) turns);
  }

  private MailContent.Paragraph paragraph(MailItem item, NewsTexts words) {
    ObjectNode body = item.body();
    return new MailContent.Paragraph(
        item.kind().equals(MailItem.WEBHOOK_PAUSED)
            ? words.say("webhook-paused.title")
            : words.game(body),
        words.sentence(item.kind(), body),
        places(body),
        Optional.ofNullable(body.get("gameId"))
            .map(JsonNode::textValue)
            .flatMap(id -> settings.gameLink().map(link -> link.replace("{id}", id))));
  }

  private static List<String> places(ObjectNode body) {
    List<String> lines = new ArrayList<>();
    for (JsonNode place : body.path("places")) {
      lines.add(
          "%d. %s (%d)"
              .formatted(
                  place.path("rank").asInt(),
                  place.path("name").asText(),
                  place.path("points").asInt()));
    }
    return lines;
  }
}
