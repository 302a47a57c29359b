package dev.starpost.deploy.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;

class JwksServerTest {
  private final SigningKey key = SigningKey.make();
  private final HttpClient http = HttpClient.newHttpClient();

  @Test
  void it_hands_out_the_public_half_and_lets_it_be_kept_a_while()
      throws IOException, InterruptedException {
    try (JwksServer server = JwksServer.start(0, key)) {
      HttpResponse<String> answer = ask("GET", server.address());

      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.body()).isEqualTo(key.jwks());
      assertThat(answer.headers().firstValue("Content-Type")).contains("application/json");
      assertThat(answer.headers().firstValue("Cache-Control")).contains("public, max-age=300");
    }
  }

  @Test
  void it_does_nothing_else() throws IOException, InterruptedException {
    try (JwksServer server = JwksServer.start(0, key)) {
      HttpResponse<String> posted = ask("POST", server.address());

      assertThat(posted.statusCode()).isEqualTo(405);
      assertThat(posted.headers().firstValue("Allow")).contains("GET");
      assertThat(ask("GET", server.address() + "/signing.pem").statusCode()).isEqualTo(404);
      assertThat(ask("GET", server.address().replace(JwksServer.PATH, "/")).statusCode())
          .isEqualTo(404);
    }
  }

  @Test
  void a_taken_port_is_said_in_a_sentence_and_a_closed_one_is_free() throws IOException {
    JwksServer first = JwksServer.start(0, key);
    int port = URI.create(first.address()).getPort();
    assertThatThrownBy(() -> JwksServer.start(port, key))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("Port " + port + " is taken");

    first.close();

    JwksServer.start(port, key).close();
  }

  private HttpResponse<String> ask(String method, String address)
      throws IOException, InterruptedException {
    return http.send(
        HttpRequest.newBuilder(URI.create(address)).method(method, BodyPublishers.noBody()).build(),
        BodyHandlers.ofString());
  }
}
