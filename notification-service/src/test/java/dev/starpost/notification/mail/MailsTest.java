package dev.starpost.notification.mail;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import dev.starpost.notification.Eventually;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.Story;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import dev.starpost.notification.account.Recipients;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.preference.Preferences;
import dev.starpost.notification.preference.Timing;
import jakarta.inject.Inject;
import jakarta.mail.Address;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/** Mails as a real mail server gets them. */
@NotificationTest
class MailsTest {
  @Inject World world;
  @Inject Recipients people;
  @Inject Jdbi jdbi;
  GreenMail server;

  @Test
  void whose_turn_it_is_gets_a_mail_in_their_language() throws Exception {
    Somebody ann = world.somebody("Ann", "fr", "Europe/Paris");
    Somebody bob = world.somebody("Bob");
    Story story = new Story(ann, bob);
    world.tell(story, story.begins(2));
    Instant deadline = Instant.parse("2099-07-14T10:00:00Z");

    world.tell(story, story.movesUntil(deadline, 2, 1));

    MimeMessage mail = one(ann);
    assertThat(mail.getSubject()).isEqualTo("À vous de jouer : Salvage");
    assertThat(mail.getFrom()[0]).hasToString("Starpost <news@starpost.dev>");
    assertThat(part(mail, "text/plain"))
        .contains("Bonjour Ann,")
        .contains("jusqu'au mardi 14 juillet 2099, 12:00 (Europe/Paris)");
    assertThat(part(mail, "text/html")).contains("lang=\"fr\"").contains("Ouvrir Starpost");
    assertThat(mail.getHeader("Auto-Submitted")).containsExactly("auto-generated");
    assertThat(mail.getMessageID()).endsWith("@play.example.org>");
  }

  @Test
  void nobody_is_told_of_a_turn_twice_or_of_one_that_is_taken() throws Exception {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Story story = new Story(ann, bob);
    world.tell(story, story.begins(1));
    one(ann);

    // Further questions of the same turn, and everything again.
    world.tell(story, story.moves(1, 1));
    world.tell(story, story.told());
    // A turn that is taken before the mail goes.
    world.tell(story, story.moves(1, 2), story.moves(2, 1), story.moves(1, 2), story.ends());

    List<MimeMessage> mails = all(ann, 2);
    assertThat(mails.get(1).getSubject()).isEqualTo("Game over: Salvage");
    assertThat(part(mails.get(1), "text/plain")).contains("1. Ann (10)").contains("2. Bob (9)");
    awaitEmptyQueue(ann);
    awaitEmptyQueue(bob);
    assertThat(to(ann)).hasSize(2);
    assertThat(to(bob)).hasSize(1);
  }

  @Test
  void all_games_go_in_one_mail() throws Exception {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    for (int i = 0; i < 3; i++) {
      Story story = new Story(ann, bob);
      world.tell(story, story.begins(1));
    }

    MimeMessage mail = one(ann);

    assertThat(mail.getSubject()).isEqualTo("3 games wait for you");
    awaitEmptyQueue(ann);
    assertThat(to(ann)).hasSize(1);
  }

  @Test
  void a_daily_mail_waits_and_what_is_off_is_never_sent() {
    Somebody ann = world.somebody("Ann");
    Map<NewsKind, Timing> timings = new EnumMap<>(Preferences.USUAL.email());
    timings.put(NewsKind.YOUR_TURN, Timing.DAILY);
    timings.put(NewsKind.GAME_OVER, Timing.OFF);
    people.prefer(
        ann.account(),
        new Preferences(
            timings,
            Preferences.USUAL.streamed(),
            Preferences.USUAL.dailyAt(),
            Preferences.USUAL.quietHours(),
            Preferences.USUAL.remindBefore()));
    Story waiting = new Story(ann);
    world.tell(waiting, waiting.begins(1));
    Story over = new Story(ann);
    world.tell(over, over.begins(1), over.ends());

    assertThat(due(ann))
        .hasSize(2)
        .allMatch(at -> at.truncatedTo(ChronoUnit.HOURS).equals(at))
        .allMatch(at -> at.isAfter(Instant.now()));
    assertThat(to(ann)).isEmpty();
  }

  @Test
  void an_invitation_is_written_unless_it_was_taken_already() throws Exception {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Somebody cleo = world.somebody("Cleo");
    world.tell("invited.v1", "T1" + ann.account(), bob.account(), ann);
    world.tell("invited.v1", "T1" + ann.account(), cleo.account(), ann);
    world.tell("seat-taken.v1", "T1" + ann.account(), cleo.account(), ann, cleo);

    MimeMessage mail = one(bob);

    assertThat(mail.getSubject()).isEqualTo("You are invited to Salvage");
    assertThat(part(mail, "text/plain")).contains("Ann invites you");
    awaitEmptyQueue(cleo);
    assertThat(to(cleo)).isEmpty();
  }

  @Test
  void who_runs_out_of_time_is_reminded_once() throws Exception {
    Somebody ann = world.somebody("Ann");
    Story story = new Story(ann);
    world.tell(story, story.begins(1));
    one(ann);
    world.tell(story, story.movesUntil(Instant.now().plusSeconds(30), 1, 1));

    List<MimeMessage> mails = all(ann, 2);

    assertThat(mails.get(1).getSubject()).isEqualTo("Your time is running out in Salvage");
    world.tell(story, story.told());
    awaitEmptyQueue(ann);
    assertThat(to(ann)).hasSize(2);
  }

  @Test
  void one_click_ends_all_mails() throws Exception {
    Somebody ann = world.somebody("Ann");
    Story story = new Story(ann);
    world.tell(story, story.begins(1));
    MimeMessage mail = one(ann);
    assertThat(mail.getHeader("List-Unsubscribe-Post"))
        .containsExactly("List-Unsubscribe=One-Click");
    String link = mail.getHeader("List-Unsubscribe")[0].replaceAll("[<>\\s]", "");
    assertThat(link).startsWith("https://play.example.org/v1/mail/unsubscribe/");
    String path = link.substring("https://play.example.org".length());

    String page = given().get(path).then().statusCode(200).extract().asString();
    assertThat(page)
        .contains("<h1>No more mails?</h1>", "<form method=\"post\">")
        // No browser would use other styles than the gateway's.
        .contains("href=\"/assets/starpost.css\"")
        .doesNotContain("style=", "<style", "<script");
    assertThat(people.find(ann.account()).orElseThrow().preferences().email())
        .containsValue(Timing.IMMEDIATELY);
    given()
        .contentType("application/x-www-form-urlencoded")
        .body("List-Unsubscribe=One-Click")
        .post(path)
        .then()
        .statusCode(200);

    assertThat(people.find(ann.account()).orElseThrow().preferences().email().values())
        .containsOnly(Timing.OFF);
    // As other mail programs and browsers send it, once more.
    given().multiPart("List-Unsubscribe", "One-Click").post(path).then().statusCode(200);
    String done = given().post(path).then().statusCode(200).extract().asString();
    assertThat(done).contains("<h1>You get no more mails</h1>").doesNotContain("<form");
    given().post(path + "x").then().statusCode(404);
    given().post(path.replaceAll("\\..*", "")).then().statusCode(404);
  }

  @Test
  void a_mail_that_is_sent_again_after_a_crash_has_the_same_id() throws Exception {
    Somebody ann = world.somebody("Ann");
    Story story = new Story(ann);
    world.tell(story, story.begins(1));
    MimeMessage first = one(ann);
    awaitEmptyQueue(ann);
    // As it was before the mail server had answered.
    String id = first.getMessageID().replaceAll("[<>]|@.*", "");
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "insert into mail_item (account, kind, subject, version, body, due_at, mail)"
                        + " values (:account, 'your-turn', :game, 1,"
                        + " cast('{\"game\": \"salvage\"}' as jsonb), now(), cast(:mail as uuid))")
                .bind("account", ann.account())
                .bind("game", story.id())
                .bind("mail", id)
                .execute());

    List<MimeMessage> mails = all(ann, 2);

    assertThat(mails.get(1).getMessageID()).isEqualTo(first.getMessageID());
  }

  @Test
  void there_is_no_mailbox_where_mails_are_sent() {
    given().get("/mailbox").then().statusCode(404);
  }

  private MimeMessage one(Somebody reader) {
    return all(reader, 1).get(0);
  }

  private List<MimeMessage> all(Somebody reader, int count) {
    return Eventually.see(count + " mails", () -> to(reader), mails -> mails.size() == count);
  }

  private List<MimeMessage> to(Somebody reader) {
    return Arrays.stream(server.getReceivedMessages())
        .filter(mail -> GreenMailUtil.getAddressList(recipients(mail)).contains(reader.email()))
        .toList();
  }

  private static Address[] recipients(MimeMessage mail) {
    try {
      return mail.getAllRecipients();
    } catch (MessagingException e) {
      throw new IllegalStateException(e);
    }
  }

  private void awaitEmptyQueue(Somebody reader) {
    Eventually.see("nothing waits", () -> due(reader), List::isEmpty);
  }

  private List<Instant> due(Somebody reader) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select due_at from mail_item where account = :account")
                .bind("account", reader.account())
                .mapTo(Instant.class)
                .list());
  }

  private static String part(MimeMessage mail, String type) throws MessagingException, IOException {
    return part((MimeMultipart) mail.getContent(), type);
  }

  private static String part(MimeMultipart parts, String type)
      throws MessagingException, IOException {
    for (int i = 0; i < parts.getCount(); i++) {
      Object content = parts.getBodyPart(i).getContent();
      if (content instanceof MimeMultipart inner) {
        return part(inner, type);
      }
      if (parts.getBodyPart(i).isMimeType(type)) {
        return (String) content;
      }
    }
    throw new AssertionError("no part " + type);
  }
}
