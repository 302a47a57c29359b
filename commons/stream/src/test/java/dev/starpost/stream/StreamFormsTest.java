package dev.starpost.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jboss.resteasy.reactive.server.jaxrs.SseImpl;
import org.junit.jupiter.api.Test;

class StreamFormsTest {
  private static final MediaType NDJSON = MediaType.valueOf(StreamLines.NDJSON);

  private record Said(String type, OptionalLong eventId, String json) implements StreamMessage {
    @Override
    public String line() {
      return isKeepAlive() ? "" : "{\"type\":\"" + type + "\",\"data\":" + json + "}";
    }
  }

  private static final StreamMessage STATE = new Said("state", OptionalLong.of(7), "{\"a\":1}");
  private static final StreamMessage LAST = new Said("reauthenticate", OptionalLong.empty(), "{}");
  private static final StreamMessage KEEP_ALIVE = new Said("", OptionalLong.empty(), "{}");

  private static OutboundSseEvent event(StreamMessage message) {
    return StreamForms.event(message, new SseImpl());
  }

  @Test
  void an_event_has_the_type_as_its_name_and_an_id_to_come_back_with() {
    assertThat(event(STATE).getName()).isEqualTo("state");
    assertThat(event(STATE).getId()).isEqualTo("7");
    assertThat(event(STATE).getData()).isEqualTo("{\"a\":1}");
    assertThat(event(LAST).getId()).as("nothing to go on from").isNull();
  }

  @Test
  void a_keep_alive_is_an_empty_comment_or_an_empty_line() throws IOException {
    assertThat(event(KEEP_ALIVE).getComment()).isEmpty();
    assertThat(event(KEEP_ALIVE).getName()).isNull();
    assertThat(event(KEEP_ALIVE).getData()).isNull();
    assertThat(written(KEEP_ALIVE)).isEmpty();
  }

  @Test
  void a_line_is_the_message_as_json_whatever_class_it_has() throws IOException {
    StreamLines lines = new StreamLines();
    assertThat(lines.isWriteable(Said.class, Said.class, new Annotation[0], NDJSON)).isTrue();
    assertThat(lines.isWriteable(String.class, String.class, new Annotation[0], NDJSON)).isFalse();
    assertThat(written(STATE)).isEqualTo("{\"type\":\"state\",\"data\":{\"a\":1}}");
  }

  private static String written(StreamMessage message) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new StreamLines()
        .writeTo(
            message,
            message.getClass(),
            message.getClass(),
            new Annotation[0],
            NDJSON,
            new MultivaluedHashMap<>(),
            out);
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void a_last_event_id_is_a_number_or_passed_over() {
    assertThat(StreamForms.lastEventId("42")).isEqualTo(Optional.of(42L));
    assertThat(StreamForms.lastEventId("999999999999999999")).isPresent();
    assertThat(StreamForms.lastEventId(null)).isEmpty();
    for (String nonsense : List.of("", "-1", "4 2", "x", "9999999999999999999", "\u0664")) {
      assertThat(StreamForms.lastEventId(nonsense)).as(nonsense).isEmpty();
    }
  }

  @Test
  void a_form_that_the_client_does_not_take_is_refused() {
    assertThatCode(() -> StreamForms.requireAccepted(NDJSON, accepting("application/x-ndjson")))
        .doesNotThrowAnyException();
    assertThatCode(() -> StreamForms.requireAccepted(NDJSON, accepting("*/*")))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> StreamForms.requireAccepted(NDJSON, accepting("text/html")))
        .hasMessage("not-acceptable");
  }

  private static HttpHeaders accepting(String form) {
    return (HttpHeaders)
        Proxy.newProxyInstance(
            StreamFormsTest.class.getClassLoader(),
            new Class<?>[] {HttpHeaders.class},
            (self, method, arguments) -> List.of(MediaType.valueOf(form)));
  }
}
