package dev.starpost.notification.mail;

import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.quarkus.qute.Location;
import io.quarkus.qute.Template;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;

/**
 * Mails that were kept instead of sent, for whoever runs Starpost on their own machine. Not there
 * where mails are sent, and never behind the gateway.
 */
@Path("/mailbox")
@Produces(MediaType.TEXT_HTML)
@Blocking
@PermitAll
public class MailboxResource {
  private final DevMailbox mails;
  private final Template page;

  MailboxResource(DevMailbox mails, @Location("mailbox.html") Template page) {
    this.mails = mails;
    this.page = page;
  }

  /** Lists them. */
  @GET
  @Operation(hidden = true)
  public String list() {
    return page.data("mails", mails.latest()).render();
  }

  /** Shows one as its reader would see it. */
  @GET
  @Path("{id}")
  @Operation(hidden = true)
  public String show(@PathParam("id") String id) {
    return mails.html(uuid(id)).orElseThrow(() -> Problem.of(CommonProblem.NOT_FOUND));
  }

  /** Shows its text and headers. */
  @GET
  @Path("{id}/text")
  @Produces(MediaType.TEXT_PLAIN)
  @Operation(hidden = true)
  public String text(@PathParam("id") String id) {
    return mails.text(uuid(id)).orElseThrow(() -> Problem.of(CommonProblem.NOT_FOUND));
  }

  private static UUID uuid(String id) {
    try {
      return UUID.fromString(id);
    } catch (IllegalArgumentException e) {
      throw Problem.of(CommonProblem.NOT_FOUND);
    }
  }
}
