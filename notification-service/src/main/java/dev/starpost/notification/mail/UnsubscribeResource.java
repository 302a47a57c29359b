package dev.starpost.notification.mail;

import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.news.NewsTexts;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.quarkus.qute.Location;
import io.quarkus.qute.Template;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;

/**
 * For mail programs (RFC 8058) and for people who click the link in a mail. Looking changes
 * nothing, because programs look at links before people do. Its styles are the gateway's: there are
 * none in the page, where no browser would use them.
 */
@Path(Unsubscribing.PATH + "{token}")
@Produces(MediaType.TEXT_HTML)
@Blocking
@PermitAll
public class UnsubscribeResource {
  private final Unsubscribing unsubscribing;
  private final Template page;

  UnsubscribeResource(Unsubscribing unsubscribing, @Location("unsubscribe.html") Template page) {
    this.unsubscribing = unsubscribing;
    this.page = page;
  }

  /** Asks. */
  @GET
  @Operation(hidden = true)
  public String ask(@PathParam("token") String token) {
    return render(owner(token), false);
  }

  /** Does it. Whatever the body says: mail programs send one, and nothing in it matters. */
  @POST
  @Operation(hidden = true)
  public String stop(@PathParam("token") String token) {
    Recipient person = owner(token);
    unsubscribing.stop(person);
    return render(person, true);
  }

  private Recipient owner(String token) {
    return unsubscribing.of(token).orElseThrow(() -> Problem.of(CommonProblem.NOT_FOUND));
  }

  private String render(Recipient person, boolean done) {
    NewsTexts words = new NewsTexts(person.language(), person.zone());
    return page.data("language", person.language().tag())
        .data("title", words.say(done ? "unsubscribe.done.title" : "unsubscribe.title"))
        .data("sentence", words.say(done ? "unsubscribe.done" : "unsubscribe.question"))
        .data("button", words.say("unsubscribe.button"))
        .data("done", done)
        .render();
  }
}
