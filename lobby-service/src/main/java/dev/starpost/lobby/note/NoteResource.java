package dev.starpost.lobby.note;

import dev.starpost.lobby.identity.auth.Caller;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of the caller's notes of a game. There is no way to the notes of anybody else. */
@Path("/v1/games/{id}/notes")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("play")
@Tag(name = "notes")
@APIResponse(responseCode = "404", ref = "NotFound")
public class NoteResource {
  private final Notes notes;
  private final Caller caller;

  NoteResource(Notes notes, Caller caller) {
    this.notes = notes;
    this.caller = caller;
  }

  /** The text. */
  @Schema(name = "Notes")
  public record NoteDocument(
      @Schema(
              description = "Up to 20000 characters; empty where nothing was written.",
              maxLength = Notes.LONGEST,
              examples = "Bob always takes the reef.")
          @NotNull
          String text) {}

  /** Reads them. */
  @GET
  @Operation(
      summary = "Your notes of a game",
      description = "Of a game that you play or may look at. Nobody else can read them.",
      operationId = "readNotes")
  @APIResponse(
      responseCode = "200",
      description = "The notes",
      headers = @Header(name = "ETag", schema = @Schema(implementation = String.class)),
      content = @Content(schema = @Schema(implementation = NoteDocument.class)))
  public Response read(@PathParam("id") String id) {
    return response(notes.read(id, caller.id()));
  }

  /** Writes them. */
  @PUT
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(summary = "Write your notes of a game", operationId = "writeNotes")
  @APIResponse(
      responseCode = "200",
      description = "The notes as they are now",
      headers = @Header(name = "ETag", schema = @Schema(implementation = String.class)),
      content = @Content(schema = @Schema(implementation = NoteDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "412", ref = "StaleVersion")
  @APIResponse(responseCode = "422", ref = "Refused")
  public Response write(
      @PathParam("id") String id,
      @Parameter(description = "The version that you have seen, to write over no other.")
          @HeaderParam(HttpHeaders.IF_MATCH)
          String ifMatch,
      @NotNull @Valid NoteDocument request) {
    String text = Notes.text(request.text());
    return response(notes.write(id, caller.id(), Optional.ofNullable(ifMatch), text));
  }

  private static Response response(Note note) {
    return Response.ok(new NoteDocument(note.text()))
        .header(HttpHeaders.ETAG, Notes.etag(note))
        .build();
  }
}
