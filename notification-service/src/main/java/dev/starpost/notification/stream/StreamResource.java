package dev.starpost.notification.stream;

import dev.starpost.notification.account.Caller;
import dev.starpost.stream.StreamForms;
import dev.starpost.stream.StreamLines;
import dev.starpost.stream.StreamMessage;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseHeader;

/** Resource of the stream of the caller's news. */
@Path("/v1/me/stream")
@RolesAllowed({"read", "play"})
@Blocking
@Tag(name = "news")
public class StreamResource {
  private final Streams streams;
  private final Caller caller;

  StreamResource(Streams streams, Caller caller) {
    this.streams = streams;
    this.caller = caller;
  }

  /** As server-sent events. */
  @GET
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @ResponseHeader(name = "Cache-Control", value = "no-store")
  @ResponseHeader(name = "X-Accel-Buffering", value = "no")
  @Operation(
      summary = "Follow all that concerns you",
      description = StreamDescription.TEXT,
      operationId = "streamNews")
  @APIResponse(
      responseCode = "200",
      description = "A stream that stays open",
      content = {
        @Content(
            mediaType = MediaType.SERVER_SENT_EVENTS,
            schema = @Schema(implementation = String.class)),
        @Content(
            mediaType = StreamLines.NDJSON,
            schema = @Schema(implementation = StreamDescription.Line.class))
      })
  @APIResponse(responseCode = "406", ref = "NotAcceptable")
  @APIResponse(responseCode = "429", ref = "TooManyStreams")
  public Multi<OutboundSseEvent> events(
      @Parameter(
              description = "The last id that the client knows; it gets what came after.",
              schema = @Schema(implementation = String.class))
          @HeaderParam(StreamForms.LAST_EVENT_ID)
          String known,
      @Context Sse sse,
      @Context HttpHeaders headers,
      @Context RoutingContext request) {
    StreamForms.requireAccepted(MediaType.SERVER_SENT_EVENTS_TYPE, headers);
    return open(known, request).map(message -> StreamForms.event(message, sse));
  }

  /** As lines of JSON. */
  @GET
  @Produces(StreamLines.NDJSON)
  @ResponseHeader(name = "Cache-Control", value = "no-store")
  @ResponseHeader(name = "X-Accel-Buffering", value = "no")
  @Operation(hidden = true)
  public Multi<StreamMessage> lines(
      @HeaderParam(StreamForms.LAST_EVENT_ID) String known,
      @Context HttpHeaders headers,
      @Context RoutingContext request) {
    StreamForms.requireAccepted(MediaType.valueOf(StreamLines.NDJSON), headers);
    return open(known, request);
  }

  private Multi<StreamMessage> open(String known, RoutingContext request) {
    Optional<Long> number = StreamForms.lastEventId(known);
    return Multi.createFrom()
        .publisher(
            streams.open(caller.account(), number, caller.expires(), request.response()::closed));
  }
}
