package dev.starpost.lobby.game;

import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.messaging.Storable;
import dev.starpost.web.PageRequest;
import dev.starpost.web.Require;
import dev.starpost.web.problem.Expectation;
import dev.starpost.web.problem.Malformed;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of the caller's games. */
@Path("/v1/games")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("read")
@Tag(name = "games")
public class GameListResource {
  private final GameList list;
  private final Caller caller;

  GameListResource(GameList list, Caller caller) {
    this.list = list;
    this.caller = caller;
  }

  /** A part of the list. */
  @Schema(name = "GameList")
  public record GamePage(List<GameDocument> games) {}

  /** Lists them. */
  @GET
  @Operation(
      summary = "Your games",
      description =
          "Those in which you sit, the latest change first. A game is listed a moment after it has"
              + " begun. Follow the header Link with rel=\"next\" until it is absent; a game that"
              + " goes on in the meantime moves to the top.",
      operationId = "listGames")
  @APIResponse(
      responseCode = "200",
      description = "A part of the list",
      headers =
          @Header(
              name = "Link",
              description = "rel=\"next\": where the list goes on",
              schema = @Schema(implementation = String.class)),
      content = @Content(schema = @Schema(implementation = GamePage.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  public Response list(
      @Parameter(
              description =
                  "awaiting-me: those that wait for you; running: all that are not over; all games"
                      + " if missing",
              schema =
                  @Schema(
                      implementation = String.class,
                      enumeration = {"awaiting-me", "running", "finished"}))
          @QueryParam("state")
          String state,
      @Parameter(
              description = "Only games of this name.",
              schema = @Schema(implementation = String.class, examples = "salvage"))
          @QueryParam("game")
          String game,
      @BeanParam PageRequest paging) {
    Require.that(game == null || Storable.isText(game), "game", Expectation.text());
    var wish =
        new GameList.Wish(
            which(state),
            Optional.ofNullable(game),
            paging.cursor(text -> true).map(GameCursor::read),
            paging.limit());
    GameList.Page page = list.of(caller.id(), wish);
    Response.ResponseBuilder answer = Response.ok(new GamePage(page.games()));
    page.next()
        .ifPresent(
            next -> {
              UriBuilder address = UriBuilder.fromPath("/v1/games");
              add(address, "state", state);
              add(address, "game", game);
              add(address, "limit", String.valueOf(paging.limit()));
              add(address, "cursor", next.text());
              answer.header(HttpHeaders.LINK, "<%s>; rel=\"next\"".formatted(address.build()));
            });
    return answer.build();
  }

  private static void add(UriBuilder address, String name, String value) {
    if (value != null) {
      address.queryParam(name, "{" + name + "}").resolveTemplate(name, value);
    }
  }

  private static Games.Which which(String state) {
    if (state == null) {
      return Games.Which.ALL;
    }
    return switch (state) {
      case "awaiting-me" -> Games.Which.AWAITING_ME;
      case "running" -> Games.Which.RUNNING;
      case "finished" -> Games.Which.FINISHED;
      default ->
          throw Malformed.field("state", Expectation.oneOf("awaiting-me", "running", "finished"));
    };
  }
}
