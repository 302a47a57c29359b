package dev.starpost.stream;

import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Optional;
import java.util.regex.Pattern;

/** The two forms of a stream in HTTP, server-sent events and NDJSON, and how a client resumes. */
public final class StreamForms {
  public static final String LAST_EVENT_ID = "Last-Event-ID";

  private static final Pattern ID = Pattern.compile("\\d{1,18}");

  private StreamForms() {}

  /** Where there are two forms, the framework takes one of them also if neither is wanted. */
  public static void requireAccepted(MediaType form, HttpHeaders headers) {
    if (headers.getAcceptableMediaTypes().stream().noneMatch(form::isCompatible)) {
      throw Problem.of(CommonProblem.NOT_ACCEPTABLE);
    }
  }

  /** The last id that the client knows, if the header makes sense; null is no header. */
  public static Optional<Long> lastEventId(String header) {
    return Optional.ofNullable(header)
        .filter(text -> ID.matcher(text).matches())
        .map(Long::parseLong);
  }

  /** A message as a server-sent event. A keep-alive is an empty comment. */
  public static OutboundSseEvent event(StreamMessage message, Sse sse) {
    OutboundSseEvent.Builder event = sse.newEventBuilder();
    if (message.isKeepAlive()) {
      return event.comment("").build();
    }
    message.eventId().ifPresent(id -> event.id(Long.toString(id)));
    return event.name(message.type()).data(message.json()).build();
  }
}
