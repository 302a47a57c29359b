package dev.starpost.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.account.AccountContact;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.contracts.account.Hours;
import dev.starpost.contracts.chat.ChatMessage;
import dev.starpost.contracts.game.CommandReply;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.matchmaking.LobbyCommand;
import dev.starpost.contracts.matchmaking.MatchmakingEvent;
import dev.starpost.contracts.rating.RatingEvent;
import dev.starpost.contracts.table.TableEvent;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every message can be read from the sample that its producer wrote, and goes back to the same. */
class SamplesTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** The sample of one type, and the type as which it is read. */
  record Sample(String name, Class<?> type) {
    static Sample of(Class<?> message, Class<?> readAs) {
      return new Sample(message.getAnnotation(JsonTypeName.class).value(), readAs);
    }

    byte[] bytes() throws IOException {
      try (InputStream in = SamplesTest.class.getResourceAsStream("/samples/" + name + ".json")) {
        assertThat(in).as("contracts/src/main/resources/samples/%s.json", name).isNotNull();
        return in.readAllBytes();
      }
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Sample> samples() {
    List<Sample> samples = new ArrayList<>();
    leaves(GameCommand.class).forEach(type -> samples.add(Sample.of(type, GameCommand.class)));
    leaves(GameFact.class)
        .filter(type -> type != GameFact.Unknown.class)
        .forEach(type -> samples.add(Sample.of(type, GameFact.class)));
    samples.add(Sample.of(GameCommit.class, GameCommit.class));
    samples.add(Sample.of(CommandReply.class, CommandReply.class));
    leaves(AccountState.class).forEach(type -> samples.add(Sample.of(type, AccountState.class)));
    samples.add(Sample.of(AccountContact.class, AccountContact.class));
    samples.add(Sample.of(ChatMessage.class, ChatMessage.class));
    leaves(TableEvent.class).forEach(type -> samples.add(Sample.of(type, TableEvent.class)));
    leaves(MatchmakingEvent.class)
        .forEach(type -> samples.add(Sample.of(type, MatchmakingEvent.class)));
    leaves(LobbyCommand.class).forEach(type -> samples.add(Sample.of(type, LobbyCommand.class)));
    leaves(RatingEvent.class).forEach(type -> samples.add(Sample.of(type, RatingEvent.class)));
    return samples;
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(SamplesTest::leaves).distinct()
        : Stream.of(type);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void a_sample_is_read_and_written_without_loss(Sample sample) throws Exception {
    Object message = ContractJson.read(sample.bytes(), sample.type());

    assertThat(JSON.readTree(ContractJson.write(message))).isEqualTo(JSON.readTree(sample.bytes()));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void a_field_that_is_not_known_yet_is_passed_over(Sample sample) throws Exception {
    ObjectNode later = (ObjectNode) JSON.readTree(sample.bytes());
    later.putObject("addedInTheFuture").put("by", "a newer producer");

    assertThat(ContractJson.read(JSON.writeValueAsBytes(later), sample.type()))
        .isEqualTo(ContractJson.read(sample.bytes(), sample.type()));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void a_message_that_lacks_something_is_malformed(Sample sample) throws Exception {
    JsonNode whole = JSON.readTree(sample.bytes());
    List<String> optional =
        List.of(
            "replyTo",
            "version",
            "code",
            "knownVersion",
            "vacation",
            "quietHours",
            "earlierQuiet",
            "email",
            "clock",
            "ranked",
            "bots",
            "botsFor",
            "deadlines",
            "pace");
    for (var names = whole.fieldNames(); names.hasNext(); ) {
      String name = names.next();
      boolean isUntimedTurn = name.equals("deadline") && sample.name().equals("turn-opened.v1");
      boolean isSeasonStart = name.equals("gameId") && sample.name().equals("rating-changed.v1");
      if (isUntimedTurn
          || isSeasonStart
          || optional.contains(name)
          || whole.get(name).isInt()
          || whole.get(name).isBoolean()) {
        continue;
      }
      ObjectNode lacking = whole.deepCopy();
      lacking.remove(name);
      assertThatThrownBy(() -> read(lacking, sample))
          .as("without %s", name)
          .isInstanceOf(ContractJson.Malformed.class);
    }
  }

  @Test
  void accounts_and_hours_from_before_changes_settled_can_be_read() throws Exception {
    String account =
        """
        {"type": "account-changed.v1", "account": "ann", "revision": 3, "at": "2026-11-16T12:00:00Z",
         "name": "Ann", "guest": false, "language": "fr", "timeZone": "Europe/Paris",
         "vacation": {"from": "2026-12-20", "to": "2027-01-04"},
         "quietHours": {"from": "22:00:00", "to": "07:30:00"}, "blocked": []}""";
    String stored =
        """
        {"revision": 3, "timeZone": "Europe/Paris",
         "vacation": {"from": "2026-12-20", "to": "2027-01-04"},
         "quietHours": {"from": "22:00:00", "to": "07:30:00"}}""";

    var changed =
        (AccountState.AccountChanged)
            ContractJson.read(account.getBytes(UTF_8), AccountState.class);
    Hours hours = ContractJson.read(stored.getBytes(UTF_8), Hours.class);

    assertThat(changed.hours()).isEqualTo(hours);
    assertThat(hours.earlierQuiet()).isEmpty();
    assertThat(hours.vacation().orElseThrow().timeZone()).isEmpty();
  }

  @Test
  void messages_from_before_there_were_clocks_and_bots_can_be_read() throws Exception {
    String start =
        """
        {"type": "start-game.v1", "commandId": "t", "gameId": "sv-t", "game": "salvage",
         "players": [{"account": "ann", "name": "Ann", "entropy": ""}], "options": {},
         "commitment": "00", "visibility": "public"}""";
    String commit =
        """
        {"type": "game-commit.v1", "gameId": "sv-t", "game": "salvage", "version": 9,
         "at": "2026-11-16T12:00:00Z", "awaiting": [], "facts": [{"type": "game-finished.v1",
         "places": [{"seat": 1, "account": "ann", "rank": 1, "stayed": true, "points": 3}],
         "rivals": []}]}""";

    var begun = (GameCommand.StartGame) ContractJson.read(start.getBytes(UTF_8), GameCommand.class);
    GameCommit ended = ContractJson.read(commit.getBytes(UTF_8), GameCommit.class);

    assertThat(begun.clock()).isEmpty();
    assertThat(begun.players()).containsExactly(new GameCommand.Player("ann", "Ann", ""));
    assertThat(ended.bots()).isEmpty();
    assertThat(ended.deadlines()).isEmpty();
    assertThat(ended.facts())
        .containsExactly(
            new GameFact.GameFinished(
                List.of(new GameFact.Place(1, "ann", 1, true, 3, false)), List.of(), false));
  }

  @Test
  void a_kind_of_fact_that_is_not_known_yet_is_passed_over() throws Exception {
    String later =
        new String(Sample.of(GameCommit.class, GameCommit.class).bytes(), UTF_8)
            .replaceFirst("turn-opened\\.v1", "turn-postponed.v1");

    GameCommit read = ContractJson.read(later.getBytes(UTF_8), GameCommit.class);

    assertThat(read.facts()).contains(new GameFact.Unknown());
  }

  @Test
  void a_kind_of_command_that_is_not_known_is_malformed() {
    byte[] command = "{\"type\": \"conjure.v1\", \"commandId\": \"c-1\"}".getBytes(UTF_8);

    assertThatThrownBy(() -> ContractJson.read(command, GameCommand.class))
        .isInstanceOf(ContractJson.Malformed.class);
  }

  private static Object read(JsonNode json, Sample sample)
      throws ContractJson.Malformed, JsonProcessingException {
    return ContractJson.read(JSON.writeValueAsBytes(json), sample.type());
  }
}
