package dev.starpost.gateway.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.gateway.call.Call;
import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Problem responses. Answers with {@code application/problem+json}, as RFC 9457 says, in the
 * caller's language.
 */
@ApplicationScoped
public class Problems {
  public static final String MEDIA_TYPE = "application/problem+json";

  static final Texts TEXTS = Texts.of(Problems.class, "problems");

  private static final ObjectMapper JSON = new ObjectMapper();

  /** For trouble that passes: when to try again. */
  private static final Duration SOON = Duration.ofSeconds(2);

  /** How long somebody may go on sending what nobody reads, so that they can read our answer. */
  private static final Duration LINGER = Duration.ofSeconds(1);

  private final Vertx vertx;

  Problems(Vertx vertx) {
    this.vertx = vertx;
  }

  /** A part of the platform does not answer. */
  public void unavailable(Call call) {
    answer(call, GatewayProblem.UNAVAILABLE, SOON);
  }

  public void tooManyRequests(Call call, Duration wait) {
    answer(call, GatewayProblem.TOO_MANY_REQUESTS, wait);
  }

  /** With a personal token that is none, or none any more. */
  public void badToken(Call call) {
    call.response().putHeader("WWW-Authenticate", "Bearer error=\"invalid_token\"");
    answer(call, GatewayProblem.UNAUTHENTICATED);
  }

  public void answer(Call call, GatewayProblem problem) {
    answer(call, problem, Duration.ZERO);
  }

  /** Nothing that comes after this request on its connection can be trusted. */
  public void answerAndClose(Call call, GatewayProblem problem) {
    answer(call, problem, Duration.ZERO, true);
  }

  private void answer(Call call, GatewayProblem problem, Duration wait) {
    answer(call, problem, wait, problem.leavesRequestUnread());
  }

  private void answer(Call call, GatewayProblem problem, Duration wait, boolean close) {
    if (call.isOver()) {
      return;
    }
    HttpServerResponse response = call.response();
    if (response.headWritten()) {
      // Too late for another answer: the client must see that this one is not whole.
      call.breakOff();
      return;
    }
    Language language = call.language();
    response
        .setStatusCode(problem.status())
        .putHeader(HttpHeaders.CONTENT_TYPE, MEDIA_TYPE)
        .putHeader(HttpHeaders.CONTENT_LANGUAGE, language.tag())
        .putHeader(HttpHeaders.CACHE_CONTROL, "no-store");
    if (!wait.isZero()) {
      response.putHeader(HttpHeaders.RETRY_AFTER, Long.toString(roundedUp(wait)));
    }
    if (close) {
      response.putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
      HttpServerRequest request = call.request();
      call.routing()
          .addEndHandler(
              ended -> vertx.setTimer(LINGER.toMillis(), timer -> request.connection().close()));
    }
    // What was not read is of no use to anybody now.
    call.request().handler(null).resume();
    response.end(document(problem, language, call.id().text()));
  }

  private static long roundedUp(Duration wait) {
    return Math.max(1, wait.plusMillis(999).toSeconds());
  }

  private static String document(GatewayProblem problem, Language language, String requestId) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("type", problem.type());
    document.put("title", TEXTS.say(Text.of(problem.code() + ".title"), language));
    document.put("status", problem.status());
    document.put("detail", TEXTS.say(Text.of(problem.code() + ".detail"), language));
    document.put("requestId", requestId);
    try {
      return JSON.writeValueAsString(document);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
