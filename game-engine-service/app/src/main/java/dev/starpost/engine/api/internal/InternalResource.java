package dev.starpost.engine.api.internal;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.engine.api.command.RefusalProblems;
import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.engine.catalog.Offer;
import dev.starpost.engine.command.CommandOutcome;
import dev.starpost.engine.command.CommandSender;
import dev.starpost.engine.command.PendingReplies;
import dev.starpost.engine.game.CommandRecord;
import dev.starpost.engine.game.CommandRefusal;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.game.StoredRefusal;
import dev.starpost.engine.game.TablePlan;
import dev.starpost.engine.history.History;
import dev.starpost.engine.history.ParkedGames;
import dev.starpost.engine.history.ParkedGames.ParkedGame;
import dev.starpost.engine.history.SeedVault;
import dev.starpost.engine.kafka.event.CommitRepublisher;
import dev.starpost.kernel.table.TableOptions;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;

/** Internal resource for operators and the other services; not part of the public API. */
@Path("/internal")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed("operate")
@Blocking
public class InternalResource {
  private static final Duration START_TIMEOUT = Duration.ofSeconds(20);
  private static final int MOST_COMMITS = 500;

  private final Offer offer;
  private final SeedVault seeds;
  private final History history;
  private final ParkedGames parked;
  private final CommandSender sender;
  private final PendingReplies replies;
  private final CommitRepublisher republisher;

  InternalResource(
      Offer offer,
      SeedVault seeds,
      History history,
      ParkedGames parked,
      CommandSender sender,
      PendingReplies replies,
      CommitRepublisher republisher) {
    this.offer = offer;
    this.seeds = seeds;
    this.history = history;
    this.parked = parked;
    this.sender = sender;
    this.replies = replies;
    this.republisher = republisher;
  }

  /**
   * A table from which games can be started.
   *
   * @param commitment of the seed that was sealed for it
   * @param prefix of the id of its game
   * @param options complete with defaults
   */
  record Prepared(String commitment, String prefix, TableOptions options, TablePlan.Range seats) {}

  /**
   * What became of a command.
   *
   * @param detail of a refusal, by language
   */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record CommandState(
      String status,
      Optional<Long> version,
      Optional<String> code,
      Optional<Map<String, String>> detail) {
    static CommandState of(CommandRecord stored) {
      if (stored instanceof Commit commit) {
        return new CommandState(
            "committed", Optional.of(commit.version()), Optional.empty(), Optional.empty());
      }
      CommandRefusal refusal = ((StoredRefusal) stored).refusal();
      return new CommandState(
          "refused", Optional.empty(), Optional.of(refusal.code()), Optional.of(refusal.detail()));
    }

    static CommandState only(String status) {
      return new CommandState(status, Optional.empty(), Optional.empty(), Optional.empty());
    }
  }

  /** A game that has begun. */
  record Started(String gameId, long version, String commitment) {}

  /** The records of the topic of events. */
  record Commits(@JsonRawValue String commits) {}

  /** Checks what somebody wants to play, and seals a seed for it. */
  @POST
  @Path("tables")
  public Response prepare(@NotNull @Valid TableRequest request) {
    GameKind<?, ?, ?> kind = offer.named(request.game()).orElseThrow(() -> unknown(request.game()));
    TablePlan plan = TablePlan.of(kind, request.tableOptions(), request.seats());
    if (plan instanceof TablePlan.Impossible impossible) {
      throw RefusalProblems.badTable(impossible.refusal()).with("option", impossible.option());
    }
    var possible = (TablePlan.Possible) plan;
    return Response.status(Response.Status.CREATED)
        .entity(
            new Prepared(
                seeds.seal(), kind.game().prefix(), possible.options(), possible.players()))
        .build();
  }

  /** Starts a game at once, without a table. */
  @POST
  @Path("games")
  public CompletionStage<Response> start(@NotNull NewGame request) {
    GameKind<?, ?, ?> kind = offer.named(request.game()).orElseThrow(() -> unknown(request.game()));
    String table = UlidCreator.getUlid().toString();
    String gameId = kind.game().prefix() + "-" + table;
    String commitment = seeds.seal();
    var command =
        new GameCommand.StartGame(
            table,
            gameId,
            Optional.of(replies.address()),
            kind.name(),
            request.players().stream().map(NewGame.NewPlayer::seated).toList(),
            request.tableOptions(),
            commitment,
            request.visibility().orElse(Visibility.PUBLIC),
            request.clock(),
            request.ranked());
    return sender
        .send(kind.name(), command, START_TIMEOUT)
        .thenApply(outcome -> started(outcome, gameId, commitment));
  }

  private Problem unknown(String game) {
    String offered = offer.games().stream().map(GameKind::name).collect(Collectors.joining(", "));
    return Problem.of(GameProblem.UNKNOWN_GAME, "game", game, "offered", offered);
  }

  private static Response started(
      Optional<CommandOutcome> outcome, String gameId, String commitment) {
    CommandOutcome known = outcome.orElseThrow(() -> Problem.of(CommonProblem.UNAVAILABLE));
    if (known instanceof CommandOutcome.Recorded recorded) {
      if (recorded.record() instanceof Commit commit) {
        return Response.status(Response.Status.CREATED)
            .header(HttpHeaders.LOCATION, "/v1/games/" + gameId)
            .entity(new Started(gameId, commit.version(), commitment))
            .build();
      }
      throw RefusalProblems.problem((StoredRefusal) recorded.record());
    }
    throw Problem.of(GameProblem.GAME_PARKED);
  }

  /** What the topic of events said of a game after a version, for whoever has missed some of it. */
  @GET
  @Path("games/{gameId}/commits")
  public Commits commits(
      @PathParam("gameId") String gameId, @QueryParam("after") @DefaultValue("0") long after) {
    List<String> announcements =
        history.versions(gameId, after + 1, after + MOST_COMMITS).stream()
            .map(commit -> commit.announcement().text())
            .toList();
    return new Commits("[" + String.join(",", announcements) + "]");
  }

  /** What became of a command, for whoever sent it and waits for no reply. */
  @GET
  @Path("games/{gameId}/commands/{commandId}")
  public CommandState command(
      @PathParam("gameId") String gameId, @PathParam("commandId") String commandId) {
    return history
        .record(gameId, commandId)
        .map(CommandState::of)
        .orElseGet(() -> CommandState.only(parked.find(gameId).isPresent() ? "parked" : "unknown"));
  }

  /** The games that cannot go on. */
  @GET
  @Path("parked")
  public List<ParkedGame> parked() {
    return parked.all();
  }

  /** Lets a parked game go on, when its rules are mended. */
  @DELETE
  @Path("parked/{gameId}")
  public Response release(@PathParam("gameId") String gameId) {
    ParkedGame held =
        parked.find(gameId).orElseThrow(() -> Problem.of(GameProblem.NO_SUCH_GAME, "game", gameId));
    parked.release(gameId);
    try {
      republisher.republish(gameId);
    } catch (RuntimeException e) {
      // Nobody would wake the bots of the game: let the operator try again.
      parked.park(held);
      throw e;
    }
    return Response.noContent().build();
  }
}
