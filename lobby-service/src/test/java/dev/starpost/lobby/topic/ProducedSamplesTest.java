package dev.starpost.lobby.topic;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountContact;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.contracts.account.EarlierQuiet;
import dev.starpost.contracts.chat.ChatChannel;
import dev.starpost.contracts.chat.ChatMessage;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.contracts.table.TableEvent;
import dev.starpost.contracts.table.TableState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The samples of all messages that the lobby produces are what it really produces. Run with {@code
 * -Dstarpost.renew=true} to write them anew, and look at the difference: consumers read them.
 */
class ProducedSamplesTest {
  private static final Path SAMPLES = Path.of("../contracts/src/main/resources/samples");
  private static final ObjectMapper PRETTY =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private static final String ANN = "01M7HET38Z5TJFH1Z6F8VZSEZ0";
  private static final String BOB = "01M7HET38Z5TJFH1Z6F8VZSEZ1";
  private static final String TABLE = "01M7HET38Z5TJFH1Z6F8VZSEZ2";
  private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

  @Test
  void states() throws Exception {
    approve(
        "account-changed.v1",
        new AccountState.AccountChanged(
            ANN,
            3,
            NOON,
            "Ann",
            false,
            "fr",
            "Europe/Paris",
            Optional.of(
                new AccountState.Vacation(
                    LocalDate.of(2026, 12, 20),
                    LocalDate.of(2027, 1, 4),
                    Optional.of("America/New_York"))),
            Optional.of(new AccountState.QuietHours(LocalTime.of(22, 0), LocalTime.of(7, 30))),
            Optional.of(
                EarlierQuiet.changed(
                    "America/New_York",
                    Optional.of(
                        new AccountState.QuietHours(LocalTime.of(23, 0), LocalTime.of(8, 0))),
                    Optional.empty(),
                    NOON)),
            List.of("01M7HET38Z5TJFH1Z6F8VZSEZ1")));
    approve("account-deleted.v1", new AccountState.AccountDeleted(ANN, 4, NOON, "gone-7k2q9x"));
  }

  @Test
  void contacts() throws Exception {
    approve("account-contact.v1", new AccountContact(ANN, 1, Optional.of("ann@example.org")));
  }

  @Test
  void chat() throws Exception {
    approve(
        "chat-message.v1",
        new ChatMessage(
            "sal-01M7HET38Z5TJFH1Z6F8VZSEZ2",
            "01M7HET38Z5TJFH1Z6F8VZSEZ3",
            ChatChannel.PLAYERS,
            ANN,
            Optional.of(1),
            NOON,
            "Well played!"));
  }

  @Test
  void tables() throws Exception {
    TableState open = table(3, "open", Optional.empty(), Optional.empty());
    approve("table-opened.v1", new TableEvent.TableOpened(open));
    approve("seat-taken.v1", new TableEvent.SeatTaken(open, BOB));
    approve("seat-left.v1", new TableEvent.SeatLeft(open, BOB, true));
    approve("invited.v1", new TableEvent.Invited(open, BOB));
    approve(
        "table-started.v1",
        new TableEvent.TableStarted(
            table(7, "started", Optional.empty(), Optional.of("sv-" + TABLE))));
    approve(
        "table-cancelled.v1",
        new TableEvent.TableCancelled(
            table(7, "cancelled", Optional.of("by-owner"), Optional.empty())));
  }

  private static TableState table(
      long revision, String state, Optional<String> cancelled, Optional<String> gameId) {
    return new TableState(
        TABLE,
        revision,
        NOON,
        "salvage",
        state,
        ANN,
        new TableState.Seats(2, 3),
        List.of(new TableState.Player(1, ANN, "Ann"), new TableState.Player(2, BOB, "Bob")),
        JsonNodeFactory.instance.objectNode().put("longGame", true),
        new TableClock(
            "bank",
            Optional.empty(),
            Optional.of("P7D"),
            Optional.of("PT12H"),
            Optional.of("P14D"),
            Optional.of("forfeit")),
        true,
        Visibility.PRIVATE,
        "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0",
        cancelled,
        gameId,
        Optional.of("sv-01M7HET38Z5TJFH1Z6F8VZSEZ3"));
  }

  private static void approve(String name, Object message) throws Exception {
    Path sample = SAMPLES.resolve(name + ".json");
    String produced =
        PRETTY.writeValueAsString(PRETTY.readTree(ContractJson.write(message))) + "\n";
    if (Boolean.getBoolean("starpost.renew")) {
      Files.writeString(sample, produced);
    }
    assertThat(sample)
        .content()
        .as("%s; renew it with -Dstarpost.renew=true", sample)
        .isEqualTo(produced);
  }
}
