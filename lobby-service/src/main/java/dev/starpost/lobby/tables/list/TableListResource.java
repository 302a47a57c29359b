package dev.starpost.lobby.tables.list;

import com.github.f4b6a3.ulid.Ulid;
import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.lobby.tables.policy.TableVisibility;
import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.lobby.tables.view.TableDocument;
import dev.starpost.lobby.tables.view.TableViewer;
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
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of lists of tables. */
@Path("/v1/tables")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@Tag(name = "tables")
public class TableListResource {
  /** What the next page has in common with this one. */
  private static final List<String> KEPT = List.of("game", "state", "mine", "limit");

  private final TableList list;
  private final Caller caller;

  TableListResource(TableList list, Caller caller) {
    this.list = list;
    this.caller = caller;
  }

  /** A page of tables. */
  @Schema(name = "Tables")
  record Tables(List<TableDocument> tables) {}

  /** Lists them. */
  @GET
  @RolesAllowed("read")
  @Operation(
      summary = "Tables, newest first",
      description = "Public ones; with `mine` those of your own, private ones too.",
      operationId = "listTables")
  @APIResponse(
      responseCode = "200",
      description = "A page of them",
      headers =
          @Header(
              name = "Link",
              description = "The next page, if there is one.",
              schema =
                  @Schema(
                      examples = "</v1/tables?cursor=01M7HET38Z5TJFH1Z6F8VZSEZ0>; rel=\"next\"")),
      content = @Content(schema = @Schema(implementation = Tables.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  public Response list(
      @Parameter(description = "Of this game only.", schema = @Schema(examples = "salvage"))
          @QueryParam("game")
          Optional<String> game,
      @Parameter(
              description = "Missing: open ones; with `mine=seated`, all.",
              schema = @Schema(enumeration = {"open", "starting", "started", "cancelled"}))
          @QueryParam("state")
          Optional<String> state,
      @Parameter(
              description = "Where you sit, or where you are invited.",
              schema = @Schema(enumeration = {"seated", "invited"}))
          @QueryParam("mine")
          Optional<String> mine,
      @BeanParam PageRequest page,
      @Context UriInfo address) {
    TableVisibility seen = mine.map(TableListResource::mine).orElse(TableVisibility.PUBLIC);
    var filter =
        new TableList.Filter(
            game,
            state
                .map(TableListResource::state)
                .or(
                    () ->
                        seen == TableVisibility.SEATED
                            ? Optional.empty()
                            : Optional.of(LifecycleState.OPEN)),
            seen,
            page.cursor(Ulid::isValid),
            page.limit());
    TableList.TablePage found = list.page(filter, TableViewer.of(caller));
    Response.ResponseBuilder answer = Response.ok(new Tables(found.tables()));
    found.next().ifPresent(next -> answer.header(HttpHeaders.LINK, link(address, next)));
    return answer.build();
  }

  private static LifecycleState state(String word) {
    return Require.oneOf(
        "state", LifecycleState.of(word), "open", "starting", "started", "cancelled");
  }

  private static TableVisibility mine(String word) {
    return switch (word) {
      case "seated" -> TableVisibility.SEATED;
      case "invited" -> TableVisibility.INVITED;
      default -> throw Malformed.field("mine", Expectation.oneOf("seated", "invited"));
    };
  }

  /** The same question, from there on. */
  private static String link(UriInfo address, String next) {
    UriBuilder uri = UriBuilder.fromUri("/v1/tables");
    for (String name : KEPT) {
      Optional.ofNullable(address.getQueryParameters().getFirst(name))
          .ifPresent(value -> uri.queryParam(name, value));
    }
    return "<" + uri.queryParam("cursor", next).build() + ">; rel=\"next\"";
  }
}
