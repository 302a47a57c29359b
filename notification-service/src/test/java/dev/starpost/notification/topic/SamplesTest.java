package dev.starpost.notification.topic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.World;
import dev.starpost.notification.account.AccountIntake;
import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.account.Recipients;
import dev.starpost.notification.chat.ChatIntake;
import dev.starpost.notification.game.GameIntake;
import dev.starpost.notification.game.Turns;
import dev.starpost.notification.table.Invitations;
import dev.starpost.notification.table.TableIntake;
import dev.starpost.text.Language;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The messages of others as their producers write them. */
@NotificationTest
class SamplesTest {
  private static final String ANN = "01M7HET38Z5TJFH1Z6F8VZSEZ0";
  private static final String BOB = "01M7HET38Z5TJFH1Z6F8VZSEZ1";

  @Inject AccountIntake accounts;
  @Inject GameIntake games;
  @Inject TableIntake tables;
  @Inject ChatIntake chat;
  @Inject Recipients people;
  @Inject Turns turns;
  @Inject Invitations invitations;

  @Test
  void they_are_understood() {
    accounts.takeStates(World.records(ANN, sample("account-changed.v1")));
    accounts.takeContacts(World.records(ANN, sample("account-contact.v1")));
    Recipient ann = people.find(ANN).orElseThrow();
    assertThat(ann.name()).contains("Ann");
    assertThat(ann.language()).isEqualTo(Language.FRENCH);
    assertThat(ann.zone().getId()).isEqualTo("Europe/Paris");
    assertThat(ann.email()).contains("ann@example.org");

    games.take(World.records("sv-01M7HET38Z5TJFH1Z6F8VZSEZ0", sample("game-commit.v1")));
    assertThat(turns.awaiting("ann-id")).hasSize(1);

    tables.take(World.records("t", sample("invited.v1")));
    assertThat(invitations.of(BOB)).hasSize(1);
    tables.take(World.records("t", sample("table-started.v1")));
    assertThat(invitations.of(BOB)).isEmpty();

    chat.take(World.records("c", sample("chat-message.v1")));
    accounts.takeStates(World.records(ANN, sample("account-deleted.v1")));
    assertThat(people.find(ANN).orElseThrow().email()).isEmpty();
  }

  private static String sample(String name) {
    try (InputStream in = ContractJson.class.getResourceAsStream("/samples/" + name + ".json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
