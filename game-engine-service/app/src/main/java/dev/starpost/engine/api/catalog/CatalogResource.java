package dev.starpost.engine.api.catalog;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.engine.catalog.Offer;
import dev.starpost.engine.game.GameKind;
import dev.starpost.text.Language;
import dev.starpost.web.language.Languages;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.CacheControl;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of the catalogue: what can be played here, for everybody. */
@Path("/v1/catalog")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "catalog", description = "What can be played.")
public class CatalogResource {
  /** New games come with new releases: a few minutes late is soon enough. */
  private static final int KEPT_SECONDS = 300;

  private static final int TAG_BYTES = 12;

  private final Offer offer;
  private final ObjectMapper mapper;

  CatalogResource(Offer offer, ObjectMapper mapper) {
    this.offer = offer;
    this.mapper = mapper;
  }

  /** All of them. */
  @GET
  @Operation(summary = "The games on offer", operationId = "getCatalog")
  @APIResponse(
      responseCode = "200",
      description = "Every game with its player counts and options, in the caller's language",
      content = @Content(schema = @Schema(implementation = CatalogDocument.class)))
  @APIResponse(responseCode = "304", description = "Not changed since that ETag")
  public Response all(@Context HttpHeaders headers, @Context Request request) {
    Language language = Languages.of(headers);
    return answer(
        new CatalogDocument(
            offer.games().stream().map(kind -> CatalogDocument.brief(kind, language)).toList()),
        language,
        request);
  }

  /** One of them, with its rules. */
  @GET
  @Path("{game}")
  @Operation(summary = "One game, with its rules", operationId = "getCatalogEntry")
  @APIResponse(
      responseCode = "200",
      description = "The game and its rules",
      content = @Content(schema = @Schema(implementation = CatalogDocument.Entry.class)))
  @APIResponse(responseCode = "304", description = "Not changed since that ETag")
  @APIResponse(responseCode = "404", ref = "NotFound")
  public Response one(
      @PathParam("game") String game, @Context HttpHeaders headers, @Context Request request) {
    Language language = Languages.of(headers);
    GameKind<?, ?, ?> kind =
        offer.named(game).orElseThrow(() -> Problem.of(CommonProblem.NOT_FOUND));
    return answer(CatalogDocument.full(kind, language), language, request);
  }

  /** All that lies in its box. */
  @GET
  @Path("{game}/components")
  @Operation(
      summary = "All that lies in a game's box",
      description =
          "Every card, tile, place and kind of piece, with what it is called, what it does and the"
              + " numbers that the rules go by: all that is needed to draw and explain a table.",
      operationId = "getComponents")
  @APIResponse(
      responseCode = "200",
      description = "The components, in the caller's language",
      content = @Content(schema = @Schema(implementation = ComponentsDocument.class)))
  @APIResponse(responseCode = "304", description = "Not changed since that ETag")
  @APIResponse(responseCode = "404", ref = "NotFound")
  public Response components(
      @PathParam("game") String game, @Context HttpHeaders headers, @Context Request request) {
    Language language = Languages.of(headers);
    GameKind<?, ?, ?> kind =
        offer.named(game).orElseThrow(() -> Problem.of(CommonProblem.NOT_FOUND));
    return answer(ComponentsDocument.of(kind, language), language, request);
  }

  private Response answer(Object document, Language language, Request request) {
    byte[] json = json(document);
    EntityTag tag = tag(json);
    Response.ResponseBuilder unchanged = request.evaluatePreconditions(tag);
    Response.ResponseBuilder response = unchanged == null ? Response.ok(json) : unchanged;
    CacheControl cache = new CacheControl();
    cache.setMaxAge(KEPT_SECONDS);
    cache.setNoTransform(false);
    return response
        .tag(tag)
        .cacheControl(cache)
        .header(HttpHeaders.CONTENT_LANGUAGE, language.tag())
        .header(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE)
        .build();
  }

  private byte[] json(Object document) {
    try {
      return mapper.writeValueAsBytes(document);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a catalog is always JSON", e);
    }
  }

  /** By what it says, so that every instance gives the same one. */
  private static EntityTag tag(byte[] json) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(json);
      return new EntityTag(HexFormat.of().formatHex(digest, 0, TAG_BYTES));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
