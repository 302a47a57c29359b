package dev.starpost.lobby.topic;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountContact;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.contracts.chat.ChatChannel;
import dev.starpost.contracts.chat.ChatMessage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
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
                new AccountState.Vacation(LocalDate.of(2026, 12, 20), LocalDate.of(2027, 1, 4))),
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
