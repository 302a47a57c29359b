package dev.starpost.engine.api.problem;

import com.mongodb.MongoTimeoutException;
import dev.starpost.engine.game.UnreadableHistory;
import dev.starpost.web.problem.Problem;
import io.vertx.ext.web.Router;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.logging.MDC;

/** Everything that can go wrong inside, to be asked for. */
@Path("/trouble")
@Produces("application/json")
@PermitAll
public class TroubleResource {
  static final String FAILING_ROUTE = "/failing-route";

  void fail(@Observes Router router) {
    router
        .route(FAILING_ROUTE)
        .handler(request -> request.fail(new IllegalStateException("secret words of the inside")));
  }

  /** A body with something of every kind. */
  public record Parcel(String name, List<Item> items) {
    /** Something in it. */
    public record Item(int weight) {}
  }

  @GET
  @Path("{kind}")
  @Operation(hidden = true)
  public String trouble(@PathParam("kind") String kind) {
    throw trouble(kind, "secret words of the inside");
  }

  @GET
  @Path("later/{kind}")
  @Operation(hidden = true)
  public CompletionStage<String> later(@PathParam("kind") String kind) {
    return CompletableFuture.supplyAsync(
        () -> {
          throw trouble(kind, "secret words of the inside");
        });
  }

  @GET
  @Path("joined/{kind}")
  @Operation(hidden = true)
  public String joined(@PathParam("kind") String kind) {
    return later(kind).toCompletableFuture().join();
  }

  @GET
  @Path("log/{gameId}")
  @Operation(hidden = true)
  public String gameInLog() {
    return "\"" + MDC.get("gameId") + "\"";
  }

  @POST
  @Consumes("application/json")
  @Operation(hidden = true)
  public Parcel post(Parcel parcel) {
    return parcel;
  }

  @POST
  @Path("operated")
  @RolesAllowed("operate")
  @Operation(hidden = true)
  public String operated() {
    return "{}";
  }

  private static RuntimeException trouble(String kind, String words) {
    return switch (kind) {
      case "mongo" -> new MongoTimeoutException(words);
      case "unreadable" -> new UnreadableHistory(words);
      case "io" -> new CompletionException(new IOException(words));
      case "problem" -> Problem.of(GameProblem.GAME_RUNNING);
      default -> new IllegalStateException(words);
    };
  }
}
