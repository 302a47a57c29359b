package dev.starpost.lobby.identity.account;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountContact;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.topic.LobbyTopics;
import dev.starpost.lobby.topic.Told;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@LobbyTest
class AccountMessagesTest {
  @Inject LobbyTopics topics;
  @Inject Told told;

  @Test
  void every_change_of_an_account_is_told_in_order() throws Exception {
    String name = People.newName();
    Map<String, Object> body = People.registration(name);
    body.put("email", name + "@example.org");
    String id = People.register(body).path("id");
    String access = People.signIn(name, People.PASSWORD).path("accessToken");
    Person ann = new Person(id, name, access, "");
    Person bob = People.newPerson();
    ann.asks().body("{\"language\": \"fr\"}").patch("/v1/me").then().statusCode(200);
    ann.asks().put("/v1/me/blocks/" + bob.name()).then().statusCode(204);
    ann.asks().body("{\"language\": \"de\"}").patch("/v1/me").then().statusCode(422);
    ann.asks().delete("/v1/me").then().statusCode(204);

    List<AccountState> states = new ArrayList<>();
    for (byte[] message : told.in(topics.accountEvents(), id)) {
      states.add(ContractJson.read(message, AccountState.class));
    }
    assertThat(states).extracting(AccountState::revision).containsExactly(1L, 2L, 3L, 4L);
    assertThat(states.get(1))
        .isInstanceOfSatisfying(
            AccountState.AccountChanged.class,
            changed -> {
              assertThat(changed.name()).isEqualTo(name);
              assertThat(changed.language()).isEqualTo("fr");
              assertThat(changed.blocked()).isEmpty();
            });
    assertThat(states.get(2))
        .isInstanceOfSatisfying(
            AccountState.AccountChanged.class,
            changed -> assertThat(changed.blocked()).containsExactly(bob.id()));
    assertThat(states.get(3))
        .isInstanceOfSatisfying(
            AccountState.AccountDeleted.class,
            deleted -> assertThat(deleted.name()).matches("gone-[0-9a-z]{6}"));

    List<AccountContact> contacts = new ArrayList<>();
    for (byte[] message : told.in(topics.accountContacts(), id)) {
      contacts.add(ContractJson.read(message, AccountContact.class));
    }
    assertThat(contacts).hasSize(2);
    assertThat(contacts.get(0).email()).contains(name + "@example.org");
    assertThat(contacts.get(1).email()).isEmpty();
  }

  @Test
  void no_address_is_told_to_everybody() throws Exception {
    String name = People.newName();
    Map<String, Object> body = People.registration(name);
    body.put("email", name + "@example.org");
    String id = People.register(body).path("id");

    List<byte[]> messages = told.in(topics.accountEvents(), id);
    assertThat(messages).hasSize(1);
    assertThat(new String(messages.get(0), UTF_8)).contains(name).doesNotContain("example.org");
  }
}
