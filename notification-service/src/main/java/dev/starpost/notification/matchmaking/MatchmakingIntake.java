package dev.starpost.notification.matchmaking;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.matchmaking.MatchmakingEvent;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.Cancellation;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.Lapse;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.BatchTransaction;
import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.account.Recipients;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.news.log.NewsLog;
import dev.starpost.outbox.Inbox;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Consumer of {@code matchmaking.events}, each record once. */
@ApplicationScoped
public class MatchmakingIntake {
  private static final String CONSUMER = "matchmaking";

  private final Recipients people;
  private final OpenChallenges challenges;
  private final NewsLog news;
  private final Inbox inbox;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;

  MatchmakingIntake(
      Recipients people,
      OpenChallenges challenges,
      NewsLog news,
      Inbox inbox,
      BatchTransaction transaction,
      BatchReceiver receiver) {
    this.people = people;
    this.challenges = challenges;
    this.news = news;
    this.inbox = inbox;
    this.transaction = transaction;
    this.receiver = receiver;
  }

  @Incoming("matchmaking-events")
  Uni<Void> receive(ConsumerRecords<String, byte[]> records) {
    return receiver.receive(records, this::take);
  }

  /** Records of {@code matchmaking.events}. */
  public void take(List<ConsumerRecord<String, byte[]>> records) {
    transaction.apply(
        records,
        value -> ContractJson.read(value, MatchmakingEvent.class),
        events -> {
          List<NewsDraft> drafts = new ArrayList<>();
          for (BatchTransaction.Received<MatchmakingEvent> event : events) {
            if (inbox.isNew(CONSUMER, event.id())) {
              drafts.addAll(drafts(event.content()));
            }
          }
          news.tell(drafts);
        });
  }

  private List<NewsDraft> drafts(MatchmakingEvent event) {
    if (event instanceof MatchmakingEvent.TicketMatched matched) {
      return List.of(found(matched));
    }
    if (event instanceof MatchmakingEvent.TicketExpired expired) {
      return List.of(changed(expired.ticketId(), expired.account(), "expired", event));
    }
    if (event instanceof MatchmakingEvent.TicketRequeued again) {
      return List.of(changed(again.ticketId(), again.account(), "requeued", event));
    }
    if (event instanceof MatchmakingEvent.TicketCancelled cancelled) {
      // Whoever has cancelled it knows that.
      return cancelled.why() == Cancellation.BY_PLAYER
          ? List.of()
          : List.of(changed(cancelled.ticketId(), cancelled.account(), "cancelled", event));
    }
    return ofChallenge(event);
  }

  private NewsDraft found(MatchmakingEvent.TicketMatched matched) {
    ObjectNode body =
        Json.object()
            .put("ticketId", matched.ticketId())
            .put("tableId", matched.tableId())
            .put("game", matched.game());
    var players = body.putArray("players");
    matched.players().forEach(player -> players.add(nameOf(player.account())));
    return NewsDraft.of(matched.account(), NewsKind.MATCH_FOUND, matched.at(), body)
        .worthALetter(matched.tableId(), 0);
  }

  private static NewsDraft changed(
      String ticket, String account, String change, MatchmakingEvent event) {
    ObjectNode body =
        Json.object().put("ticketId", ticket).put("game", event.game()).put("change", change);
    return NewsDraft.of(account, NewsKind.TICKET_CHANGED, event.at(), body);
  }

  private List<NewsDraft> ofChallenge(MatchmakingEvent event) {
    if (event instanceof MatchmakingEvent.ChallengeMade made) {
      challenges.add(made.challengeId(), made.challenged());
      ObjectNode body =
          about(made.challengeId(), made.challenger(), made.challenged(), event)
              .put("deadline", made.expiresAt().toString());
      return List.of(
          NewsDraft.of(made.challenged(), NewsKind.CHALLENGE, made.at(), body)
              .worthALetter(made.challengeId(), 0));
    }
    if (event instanceof MatchmakingEvent.ChallengeAccepted yes) {
      ObjectNode body =
          about(yes.challengeId(), yes.challenger(), yes.challenged(), event)
              .put("change", "accepted")
              .put("tableId", yes.tableId());
      return over(yes.challengeId(), List.of(yes.challenger(), yes.challenged()), body, event);
    }
    if (event instanceof MatchmakingEvent.ChallengeWithdrawn gone) {
      ObjectNode body =
          about(gone.challengeId(), gone.challenger(), gone.challenged(), event)
              .put("change", "withdrawn");
      return over(gone.challengeId(), List.of(gone.challenger(), gone.challenged()), body, event);
    }
    if (event instanceof MatchmakingEvent.ChallengeLapsed no) {
      ObjectNode body =
          about(no.challengeId(), no.challenger(), no.challenged(), event)
              .put("change", no.how() == Lapse.DECLINED ? "declined" : "ignored")
              .put("consequence", no.consequence().name().toLowerCase(Locale.ROOT));
      return over(no.challengeId(), List.of(no.challenger(), no.challenged()), body, event);
    }
    return List.of();
  }

  private List<NewsDraft> over(
      String challenge, List<String> both, ObjectNode body, MatchmakingEvent event) {
    challenges.remove(challenge);
    return both.stream()
        .map(account -> NewsDraft.of(account, NewsKind.CHALLENGE_OVER, event.at(), body))
        .toList();
  }

  private ObjectNode about(
      String challenge, String challenger, String challenged, MatchmakingEvent event) {
    return Json.object()
        .put("challengeId", challenge)
        .put("game", event.game())
        .put("challenger", nameOf(challenger))
        .put("challenged", nameOf(challenged));
  }

  private String nameOf(String account) {
    return people.find(account).flatMap(Recipient::name).orElse("");
  }
}
