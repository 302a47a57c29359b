package dev.starpost.lobby.chat;

import com.github.f4b6a3.ulid.Ulid;
import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.chat.ChatChannel;
import dev.starpost.lobby.database.AdvisoryLocks;
import dev.starpost.lobby.game.GameAccess;
import dev.starpost.lobby.game.GameViewer;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.identity.block.Blocks;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.topic.LobbyTopics;
import dev.starpost.outbox.Message;
import dev.starpost.outbox.Outbox;
import dev.starpost.web.export.PersonalData;
import dev.starpost.web.problem.Problem;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Application service of chat: what people say in games. */
@ApplicationScoped
public class Chat implements PersonalData {
  static final int LONGEST = 2_000;
  static final int MOST_IN_A_MINUTE = 30;
  private static final Duration MINUTE = Duration.ofMinutes(1);

  private final SaidMessages messages;
  private final GameAccess access;
  private final Accounts accounts;
  private final Blocks blocks;
  private final AdvisoryLocks locks;
  private final Outbox outbox;
  private final LobbyTopics topics;
  private final Clock clock;

  Chat(
      SaidMessages messages,
      GameAccess access,
      Accounts accounts,
      Blocks blocks,
      AdvisoryLocks locks,
      Outbox outbox,
      LobbyTopics topics,
      Clock clock) {
    this.messages = messages;
    this.access = access;
    this.accounts = accounts;
    this.blocks = blocks;
    this.locks = locks;
    this.outbox = outbox;
    this.topics = topics;
    this.clock = clock;
  }

  /** What somebody wants to read. Without a channel it is the one where they belong. */
  record Wish(
      Optional<ChatChannel> channel, Optional<String> after, Optional<String> before, int most) {}

  /** A part of a channel. */
  record Page(ChatChannel channel, List<MessageDocument> messages, boolean hasMore) {}

  @Transactional
  Page read(String game, String reader, Wish wish) {
    GameViewer viewer = access.require(game, reader);
    ChatChannel channel = Channels.choose(viewer, wish.channel());
    var part = new SaidMessages.Part(game, channel, wish.after(), wish.before());
    // Players have to hear each other, whatever they think of each other.
    List<String> leftOut =
        channel == ChatChannel.PLAYERS ? List.of() : blocks.blockedBy(viewer.account());
    List<SaidMessage> found = messages.read(part, leftOut, wish.most() + 1);
    boolean more = found.size() > wish.most();
    boolean forward = wish.after().isPresent();
    List<SaidMessage> shown =
        !more ? found : forward ? found.subList(0, wish.most()) : found.subList(1, found.size());
    Map<String, String> names =
        accounts.namesOf(shown.stream().map(SaidMessage::account).distinct().toList());
    return new Page(
        channel,
        shown.stream()
            .map(message -> MessageDocument.of(message, names.get(message.account())))
            .toList(),
        more);
  }

  /**
   * What somebody wants to say, as it is kept; before the transaction, because it takes a while.
   */
  static String text(String said) {
    return SaidText.fit(said.strip(), LONGEST, "\n")
        .map(String::strip)
        .filter(text -> !text.isEmpty())
        .orElseThrow(
            () -> Problem.of(LobbyProblem.BAD_MESSAGE, "most", LONGEST).with("most", LONGEST));
  }

  /**
   * Says it.
   *
   * @param text as it is kept
   */
  @Transactional(Transactional.TxType.MANDATORY)
  MessageDocument say(String game, String speaker, Optional<ChatChannel> wanted, String text) {
    GameViewer viewer = access.require(game, speaker);
    ChatChannel channel = Channels.choose(viewer, wanted);
    // One after the other, or many at once could pass the limit; and none after they are gone.
    Account account = accounts.locked(speaker).orElseThrow(AuthenticationFailedException::new);
    Instant now = clock.instant();
    refuseFlood(game, speaker, now);
    var message =
        new SaidMessage(
            new SaidMessage.Position(game, channel, nextId(game, channel)),
            speaker,
            viewer.seat(),
            text,
            now);
    messages.persist(message);
    outbox.add(new Message(topics.chatEvents(), game, ContractJson.text(message.told())));
    return MessageDocument.of(message, account.name());
  }

  private void refuseFlood(String game, String speaker, Instant now) {
    List<Instant> latest = messages.timesOf(speaker, game, now.minus(MINUTE), MOST_IN_A_MINUTE);
    if (latest.size() == MOST_IN_A_MINUTE) {
      Instant first = latest.get(MOST_IN_A_MINUTE - 1);
      throw new TooManyMessages(Duration.between(now, first.plus(MINUTE)));
    }
  }

  /**
   * Greater than all that anybody can have seen: whoever asks for what comes after a message must
   * not miss one that was written at the same time, by an instance with another clock.
   */
  private String nextId(String game, ChatChannel channel) {
    locks.take("chat " + channel + " " + game);
    Ulid drawn = UlidCreator.getUlid();
    return messages
        .lastIn(game, channel)
        .map(Ulid::from)
        .filter(last -> last.compareTo(drawn) >= 0)
        .map(Ulid::increment)
        .orElse(drawn)
        .toString();
  }

  /** A message in the export. */
  public record Said(String game, ChatChannel channel, String text, Instant at) {}

  @Override
  public String part() {
    return "chat";
  }

  @Override
  public Object of(String account) {
    return messages.saidBy(account).stream()
        .map(
            message ->
                new Said(
                    message.game(), message.channel(), message.text().orElse(""), message.saidAt()))
        .toList();
  }

  /** That something was said stays, or answers to it would make no sense; what it was goes. */
  @Override
  public void erase(String account) {
    messages.removeTexts(account);
  }
}
