package dev.starpost.notification.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.NotificationTest;
import dev.starpost.web.testkit.Tokens;
import io.quarkus.test.common.http.TestHTTPResource;
import io.restassured.path.json.JsonPath;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** However much there is, little of it is in memory. */
@NotificationTest
class StreamedExportTest {
  @TestHTTPResource URI address;

  @Test
  void it_is_told_while_it_is_read() throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(address.resolve("/internal/export"))
            .header("Authorization", "Bearer " + Tokens.withScopes(HeldData.LONG_WINDED, "account"))
            .timeout(Duration.ofSeconds(30))
            .build();
    HttpResponse<InputStream> answer =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofInputStream());
    assertThat(answer.statusCode()).isEqualTo(200);
    try (InputStream told = answer.body()) {
      // The service has not read the end yet, and waits for us.
      String first = new String(told.readNBytes(50_000), StandardCharsets.UTF_8);
      assertThat(first).contains("\"held\":[0,1,2,");
      HeldData.WANTED.countDown();
      String rest = new String(told.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(new JsonPath(first + rest).getList("held")).hasSize(HeldData.BEFORE_THE_END + 1);
    }
  }
}
