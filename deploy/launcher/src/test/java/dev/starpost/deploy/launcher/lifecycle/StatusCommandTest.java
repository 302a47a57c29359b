package dev.starpost.deploy.launcher.lifecycle;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.console.ReadableTime;
import dev.starpost.deploy.launcher.platform.Environments;
import dev.starpost.deploy.launcher.platform.Readiness;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.LockHolder;
import dev.starpost.deploy.launcher.run.RunNote;
import dev.starpost.deploy.servers.process.FreePort;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatusCommandTest {
  @TempDir Path directory;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  @Test
  void a_service_is_ready_or_only_there_or_away() throws IOException, InterruptedException {
    HttpServer ready = health(200);
    HttpServer starting = health(503);
    try (LockHolder owner = LockHolder.owning(directory)) {
      RunNote note =
          new RunNote(owner.process(), Instant.EPOCH, 8080, false, List.of())
              .with(service("engine-1", ready, ready))
              .with(service("lobby", starting, starting))
              .with(service("gateway", ready, starting))
              .with(away("engine-2", FreePort.any()));
      new DataDirectory(directory).write(note);

      assertThat(status()).isEqualTo(ExitCode.DONE);
    } finally {
      ready.stop(0);
      starting.stop(0);
    }
    assertThat(lineOf("engine-1")).endsWith(" yes").contains("127.0.0.1:");
    assertThat(lineOf("lobby")).endsWith(" not ready");
    assertThat(lineOf("gateway")).as("asked where it says it").endsWith(" not ready");
    assertThat(lineOf("engine-2")).endsWith(" no");
  }

  @Test
  void what_is_being_started_again_is_told_with_how_often_and_since_when()
      throws IOException, InterruptedException {
    Instant death = Instant.parse("2026-11-17T10:20:30Z");
    String moment = ReadableTime.moment(death);
    HttpServer kafka = health(200);
    try (LockHolder owner = LockHolder.owning(directory)) {
      RunNote note =
          new RunNote(owner.process(), Instant.EPOCH, 8080, true, List.of())
              .with(server("Kafka", kafka))
              .with(server("MongoDB", kafka))
              .with(server("PostgreSQL", kafka))
              .died("PostgreSQL", death)
              .died("PostgreSQL", death.plusSeconds(5))
              .died("MongoDB", death)
              .isBack("MongoDB");
      new DataDirectory(directory).write(note);

      assertThat(status()).isEqualTo(ExitCode.DONE);
    } finally {
      kafka.stop(0);
    }
    assertThat(lineOf("name")).endsWith("restarts                     answers");
    assertThat(lineOf("PostgreSQL")).endsWith("2, last " + moment + "  restarting");
    assertThat(lineOf("MongoDB")).endsWith("1, last " + moment + "  yes");
    assertThat(lineOf("Kafka")).contains(" - ").endsWith(" yes");
  }

  private static RunNote.Server server(String name, HttpServer listening) {
    String address = "127.0.0.1:" + listening.getAddress().getPort();
    return new RunNote.Server(name, "here", Optional.empty(), address, Optional.empty());
  }

  private int status() throws IOException, InterruptedException {
    Checkout checkout = new Checkout(Path.of("/checkout"), Map.of());
    Console console = new Console(new PrintStream(said, true, UTF_8), 0);
    return new StatusCommand(checkout, console).run(List.of("--data", directory.toString()));
  }

  private String lineOf(String name) {
    return said.toString(UTF_8).lines().filter(line -> line.startsWith(name)).findAny().orElse("");
  }

  private static RunNote.Server service(String name, HttpServer serving, HttpServer health) {
    return new RunNote.Server(
        name,
        "here",
        Optional.empty(),
        Environments.address(serving.getAddress().getPort()),
        Optional.of(Environments.address(health.getAddress().getPort()) + Readiness.PATH));
  }

  private static RunNote.Server away(String name, int port) {
    String address = Environments.address(port);
    return new RunNote.Server(
        name, "here", Optional.empty(), address, Optional.of(address + Readiness.PATH));
  }

  private static HttpServer health(int status) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        Readiness.PATH,
        exchange -> {
          exchange.sendResponseHeaders(status, -1);
          exchange.close();
        });
    server.start();
    return server;
  }
}
