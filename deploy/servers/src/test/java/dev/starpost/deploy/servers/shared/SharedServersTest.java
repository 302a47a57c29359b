package dev.starpost.deploy.servers.shared;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.Processes;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedServersTest {

  private static final String LONG = "600000";
  private static final String SHORT = "500";
  private static final Map<String, String> WISH = Map.of("STARPOST_MONGOD", "embedded");

  /** A checkout of its own for these tests, so that they do not end the host of the build. */
  @TempDir Path root;

  private final List<Process> holders = new ArrayList<>();

  @BeforeEach
  void borrowTheBuiltServers() throws IOException {
    Files.createSymbolicLink(root.resolve("deploy"), Path.of("..").toRealPath());
  }

  @AfterEach
  void nothingIsLeft() throws Exception {
    holders.forEach(Process::destroyForcibly);
    SharedServers.stop(root);
    assertNothingRuns();
    Files.delete(root.resolve("deploy"));
  }

  @Test
  void two_jvms_share_one_server_for_as_long_as_one_of_them_lives() throws Exception {
    Process first = holder(SHORT);
    String address = addressFrom(first);
    Process second = holder(SHORT);
    assertThat(addressFrom(second)).isEqualTo(address);

    first.destroyForcibly().waitFor();
    Process third = holder(SHORT);
    assertThat(addressFrom(third)).isEqualTo(address);

    second.destroyForcibly().waitFor();
    third.destroyForcibly().waitFor();
    assertNothingRuns();
    assertThat(data()).isEmpty();
  }

  @Test
  void jvms_that_start_at_once_find_the_same_host() throws Exception {
    List<Process> all = List.of(holder(LONG), holder(LONG), holder(LONG));

    var addresses = new ArrayList<String>();
    for (Process each : all) {
      addresses.add(addressFrom(each));
    }

    assertThat(addresses.stream().distinct()).hasSize(1);
  }

  @Test
  void a_killed_host_takes_its_servers_along_and_is_replaced() throws Exception {
    Process before = holder(LONG);
    addressFrom(before);
    long host = HostPlace.of(root, WISH).contact().orElseThrow().pid();

    Processes.signal("KILL", Long.toString(host));

    assertThat(addressFrom(holder(LONG))).startsWith("mongodb://");
    assertThat(data()).hasSize(1);
  }

  @Test
  void a_killed_server_is_started_again_for_the_next_who_asks() throws Exception {
    addressFrom(holder(LONG));
    String line =
        Processes.mentioning("EmbeddedMongo " + root.toRealPath()).stream()
            .filter(each -> !each.contains("leash"))
            .findFirst()
            .orElseThrow();

    Processes.signal("KILL", line.substring(0, line.indexOf(' ')));

    assertThat(addressFrom(holder(LONG))).startsWith("mongodb://");
  }

  @Test
  void stop_ends_everything_at_once_when_nobody_has_a_lease() throws Exception {
    Process only = holder(LONG);
    addressFrom(only);
    only.destroyForcibly().waitFor();

    SharedServers.stop(root);

    assertThat(Processes.mentioning(root.toString())).isEmpty();
    assertThat(data()).isEmpty();
  }

  @Test
  void stop_leaves_the_servers_to_those_who_have_a_lease_and_does_not_wait() throws Exception {
    Process user = holder(LONG);
    String address = addressFrom(user);

    SharedServers.stop(root);

    Process another = holder(LONG);
    assertThat(addressFrom(another)).isEqualTo(address);
    user.destroyForcibly().waitFor();
    another.destroyForcibly().waitFor();
    assertNothingRuns();
    assertThat(data()).isEmpty();
  }

  private Process holder(String idle) throws IOException {
    var builder =
        new ProcessBuilder(Processes.java(LeaseHolder.class, root.toRealPath().toString(), idle))
            .redirectError(new File(root.toFile(), "holder.log"));
    builder.environment().putAll(WISH);
    Process holder = builder.start();
    holders.add(holder);
    return holder;
  }

  private static String addressFrom(Process holder) throws IOException {
    return new BufferedReader(new InputStreamReader(holder.getInputStream(), US_ASCII)).readLine();
  }

  private List<Path> data() throws IOException {
    try (Stream<Path> files = Files.list(HostPlace.of(root.toRealPath(), WISH).directory())) {
      return files.filter(file -> file.getFileName().toString().startsWith("data-")).toList();
    }
  }

  private void assertNothingRuns() throws Exception {
    String mark = root.toRealPath().toString();
    assertThat(Processes.eventually(() -> Processes.mentioning(mark).isEmpty())).isTrue();
  }
}
