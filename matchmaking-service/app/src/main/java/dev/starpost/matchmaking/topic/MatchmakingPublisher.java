package dev.starpost.matchmaking.topic;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.matchmaking.LobbyCommand;
import dev.starpost.contracts.matchmaking.MatchmakingEvent;
import dev.starpost.outbox.Message;
import dev.starpost.outbox.Outbox;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Publisher of this service's messages, through the outbox, in the transaction in which things
 * happen.
 */
@ApplicationScoped
public class MatchmakingPublisher {
  private final Outbox outbox;
  private final MatchmakingTopics topics;

  MatchmakingPublisher(Outbox outbox, MatchmakingTopics topics) {
    this.outbox = outbox;
    this.topics = topics;
  }

  /** What one transaction has to tell, sent together. */
  public final class Batch {
    private final List<Message> messages = new ArrayList<>();

    private Batch() {}

    /** What has happened to the ticket or the challenge of this id. */
    public void tell(String id, MatchmakingEvent event) {
      tell(id, event, Map.of());
    }

    /**
     * The same.
     *
     * @param headers of the request that it comes of, where that is not the present work
     */
    public void tell(String id, MatchmakingEvent event, Map<String, String> headers) {
      messages.add(new Message(topics.matchmakingEvents(), id, ContractJson.text(event), headers));
    }

    public void ask(LobbyCommand command) {
      messages.add(
          new Message(topics.lobbyCommands(), command.tableId(), ContractJson.text(command)));
    }

    public void send() {
      outbox.addAll(messages);
    }
  }

  /** Of the present request, for what is told of it when it is over. */
  public Map<String, String> headers() {
    return outbox.presentHeaders();
  }

  public Batch batch() {
    return new Batch();
  }

  /** One alone. */
  public void tell(String id, MatchmakingEvent event) {
    Batch batch = batch();
    batch.tell(id, event);
    batch.send();
  }
}
