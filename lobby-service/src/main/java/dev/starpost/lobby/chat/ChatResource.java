package dev.starpost.lobby.chat;

import com.github.f4b6a3.ulid.Ulid;
import dev.starpost.contracts.chat.ChatChannel;
import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.web.NumberParameter;
import dev.starpost.web.Require;
import dev.starpost.web.problem.Expectation;
import dev.starpost.web.problem.Malformed;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of the chat of a game. */
@Path("/v1/games/{id}/chat")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@Tag(name = "chat")
@APIResponse(responseCode = "400", ref = "MalformedRequest")
@APIResponse(responseCode = "403", ref = "NotYours")
@APIResponse(responseCode = "404", ref = "NotFound")
public class ChatResource {
  private static final int MOST = 100;

  private final Chat chat;
  private final Caller caller;
  private final IdempotentRequests idempotent;

  ChatResource(Chat chat, Caller caller, IdempotentRequests idempotent) {
    this.chat = chat;
    this.caller = caller;
    this.idempotent = idempotent;
  }

  /** A part of a channel. */
  @Schema(name = "ChatMessages")
  public record MessagePage(List<MessageDocument> messages) {}

  /** Reads. */
  @GET
  @RolesAllowed("read")
  @Operation(
      summary = "What is said in a game",
      description =
          "In the order in which it was said: the latest messages, those after one, or those before"
              + " one. What players say is read by players alone, also when the game is over. What"
              + " spectators say is read by everybody who may look at the game, but by its players"
              + " only when it is over; private games have no spectators. Spectators' messages of"
              + " people whom you have blocked are left out.",
      operationId = "readChat")
  @APIResponse(
      responseCode = "200",
      description = "Messages",
      headers =
          @Header(
              name = "Link",
              description =
                  "rel=\"next\": further messages after those that were asked for; rel=\"prev\":"
                      + " older ones",
              schema = @Schema(implementation = String.class)),
      content = @Content(schema = @Schema(implementation = MessagePage.class)))
  public Response read(
      @PathParam("id") String id,
      @Parameter(
              description = "players or spectators; where you belong if missing.",
              schema =
                  @Schema(
                      implementation = String.class,
                      enumeration = {"players", "spectators"}))
          @QueryParam("channel")
          String channel,
      @Parameter(description = "Messages after the one with this id.") @QueryParam("after")
          String after,
      @Parameter(description = "Messages before the one with this id.") @QueryParam("before")
          String before,
      @Parameter(
              description = "How many at most.",
              schema =
                  @Schema(
                      implementation = Integer.class,
                      minimum = "1",
                      maximum = "100",
                      defaultValue = "50"))
          @QueryParam("limit")
          @DefaultValue("50")
          String limit) {
    var wish =
        new Chat.Wish(
            channel(channel),
            message("after", after),
            message("before", before),
            (int) NumberParameter.read("limit", limit, 1, MOST));
    Chat.Page page = chat.read(id, caller.id(), wish);
    Response.ResponseBuilder answer = Response.ok(new MessagePage(page.messages()));
    if (page.hasMore()) {
      answer.header(HttpHeaders.LINK, link(id, page, wish));
    }
    return answer.build();
  }

  /** Says something. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @RolesAllowed("play")
  @Operation(
      summary = "Say something in a game",
      description =
          "To the other players, or as a spectator to spectators. 30 messages in a minute at most.",
      operationId = "say")
  @APIResponse(
      responseCode = "201",
      description = "The message",
      content = @Content(schema = @Schema(implementation = MessageDocument.class)))
  @APIResponse(responseCode = "422", ref = "Refused")
  @APIResponse(responseCode = "429", ref = "TooManyRequests")
  public Response say(
      @PathParam("id") String id,
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key,
      @NotNull @Valid MessageRequest request) {
    String text = Chat.text(request.text());
    String speaker = caller.id();
    return idempotent.answer(
        "chat " + id,
        speaker,
        key,
        request,
        () -> CreationResponse.somewhere(chat.say(id, speaker, request.channel(), text)));
  }

  private static String link(String id, Chat.Page page, Chat.Wish wish) {
    List<MessageDocument> shown = page.messages();
    UriBuilder address =
        UriBuilder.fromPath("/v1/games/{id}/chat")
            .queryParam("channel", page.channel().name().toLowerCase(Locale.ROOT))
            .queryParam("limit", wish.most());
    boolean forward = wish.after().isPresent();
    if (forward) {
      address.queryParam("after", shown.get(shown.size() - 1).id());
      wish.before().ifPresent(end -> address.queryParam("before", end));
    } else {
      address.queryParam("before", shown.get(0).id());
    }
    return "<%s>; rel=\"%s\"".formatted(address.build(id), forward ? "next" : "prev");
  }

  private static Optional<ChatChannel> channel(String name) {
    if (name == null) {
      return Optional.empty();
    }
    return switch (name) {
      case "players" -> Optional.of(ChatChannel.PLAYERS);
      case "spectators" -> Optional.of(ChatChannel.SPECTATORS);
      default -> throw Malformed.field("channel", Expectation.oneOf("players", "spectators"));
    };
  }

  private static Optional<String> message(String parameter, String id) {
    if (id == null) {
      return Optional.empty();
    }
    Require.that(Ulid.isValid(id), parameter, Expectation.id());
    return Optional.of(Ulid.from(id).toString());
  }
}
