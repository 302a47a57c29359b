package dev.starpost.deploy.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TokenCommandTest {
  @TempDir Path directory;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  @Test
  void it_prints_a_token_of_the_starpost_that_runs_and_nothing_else() throws IOException {
    try (LockHolder owner = LockHolder.owning(directory)) {
      isUp(owner, 9000);
      SigningKey.readOrMake(data().signingKey());

      assertThat(token("Ann")).isEqualTo(ExitCode.DONE);

      Object claims = claims();
      assertThat(Json.text(claims, "iss")).contains("http://localhost:9000");
      assertThat(Json.text(claims, "sub")).contains("ann");
      assertThat(Json.text(claims, "scope")).contains("read play");
      assertThat(hours(claims)).isEqualTo(24);
    }
  }

  @Test
  void scopes_and_hours_can_be_wished_for() throws IOException {
    try (LockHolder owner = LockHolder.owning(directory)) {
      isUp(owner, 9000);
      SigningKey.readOrMake(data().signingKey());

      token("ann", "--scopes", " operate  read", "--hours", "2");

      assertThat(Json.text(claims(), "scope")).contains("operate read");
      assertThat(hours(claims())).isEqualTo(2);
    }
  }

  @Test
  void where_nothing_runs_it_says_how_to_start() throws IOException {
    SigningKey.readOrMake(data().signingKey());

    assertThatThrownBy(() -> token("ann"))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "Starpost is not running from %s; start it with ./starpost up --data '%s'."
                .formatted(directory, directory));
  }

  @Test
  void before_there_is_a_key_it_says_what_to_wait_for() throws IOException {
    try (LockHolder owner = LockHolder.owning(directory)) {
      isUp(owner, 9000);

      assertThatThrownBy(() -> token("ann"))
          .isInstanceOf(Refused.class)
          .hasMessageContainingAll("no signing key", "./starpost up");
      assertThat(data().signingKey()).doesNotExist();
    }
  }

  @Test
  void what_makes_no_sense_is_refused() {
    assertMisused("needs the name of an account");
    for (String name : List.of("", "an n", "änn", "a".repeat(31), "a/b")) {
      assertMisused("1 to 30 letters, digits, - and _", name);
    }
    assertMisused("There is no scope 'raed'; there are read, play", "ann", "--scopes", "raed");
    assertMisused("There is no scope ''", "ann", "--scopes", " ");
    assertMisused("--hours takes a number from 1", "ann", "--hours", "0");
  }

  private void assertMisused(String sentence, String... words) {
    assertThatThrownBy(() -> token(words))
        .isInstanceOfSatisfying(
            Refused.class, refused -> assertThat(refused.exitCode()).isEqualTo(ExitCode.MISUSED))
        .hasMessageContaining(sentence);
  }

  private int token(String... words) throws IOException {
    Checkout checkout = new Checkout(Path.of("/checkout"), Map.of());
    Console console = new Console(new PrintStream(said, true, UTF_8), 0);
    Stream<String> where = Stream.of("--data", directory.toString());
    return new TokenCommand(checkout, console).run(Stream.concat(Stream.of(words), where).toList());
  }

  private void isUp(LockHolder owner, int port) throws IOException {
    data().write(new RunNote(owner.process(), Instant.EPOCH, port, true, List.of()));
  }

  private DataDirectory data() {
    return new DataDirectory(directory);
  }

  private Object claims() {
    List<String> lines = said.toString(UTF_8).lines().toList();
    assertThat(lines).hasSize(1);
    String claims = lines.get(0).split("\\.", -1)[1];
    return Json.read(new String(Base64.getUrlDecoder().decode(claims), UTF_8));
  }

  private static long hours(Object claims) {
    long issued = (Long) Json.field(claims, "iat").orElseThrow();
    long ends = (Long) Json.field(claims, "exp").orElseThrow();
    return (ends - issued) / 3600;
  }
}
