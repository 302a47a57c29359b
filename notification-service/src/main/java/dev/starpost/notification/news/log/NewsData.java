package dev.starpost.notification.news.log;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.database.Pages;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** What somebody was told lately. */
@ApplicationScoped
public class NewsData implements PersonalData {
  private final Jdbi jdbi;

  NewsData(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** A piece of news, as streams tell it. */
  record Told(long number, NewsKind type, Instant at, boolean streamed, JsonNode data) {
    static Told of(News news) {
      return new Told(
          news.number(), news.kind(), news.at(), news.streamed(), Json.read(news.body()));
    }
  }

  @Override
  public String part() {
    return "news";
  }

  /** Of a week, which may be many. */
  @Override
  public Iterator<Told> of(String account) {
    return new Pages<>((last, most) -> after(account, last.map(Told::number).orElse(0L), most));
  }

  private List<Told> after(String account, long number, int most) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select "
                        + News.COLUMNS
                        + " from news where account = :account and number > :number"
                        + " order by number limit :most")
                .bind("account", account)
                .bind("number", number)
                .bind("most", most)
                .map((row, context) -> Told.of(News.of(row)))
                .list());
  }

  /** Also what they have said to others. */
  @Override
  public void erase(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "delete from news where account = :account"
                        + " or (kind = 'chat-message' and body ->> 'account' = :account)")
                .bind("account", account)
                .execute());
  }
}
