package dev.starpost.gateway.token;

import dev.starpost.gateway.call.Admission;
import dev.starpost.gateway.call.Call;
import dev.starpost.gateway.limit.CallClass;
import dev.starpost.gateway.limit.RateLimits;
import dev.starpost.gateway.problem.GatewayProblem;
import dev.starpost.gateway.problem.Problems;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.function.Consumer;
import org.jboss.logging.Logger;

/** Authentication of callers. Finds out who calls, and what to tell the service about it. */
@ApplicationScoped
public class Callers {
  private static final Logger LOG = Logger.getLogger(Callers.class);

  /** Any value: a page of another origin cannot send a header of its own without being asked. */
  private static final String NOT_CROSS_SITE = "X-Starpost";

  private final Exchange exchange;
  private final AccessTokens accessTokens;
  private final RateLimits limits;
  private final Problems problems;

  Callers(Exchange exchange, AccessTokens accessTokens, RateLimits limits, Problems problems) {
    this.exchange = exchange;
    this.accessTokens = accessTokens;
    this.limits = limits;
    this.problems = problems;
  }

  /**
   * Answers the call if it must not go on; else goes on with what the service is told.
   *
   * @param stream whether the answer will take long
   */
  public void identify(Call call, boolean stream, Consumer<Admission> goOn) {
    HttpServerRequest request = call.request();
    Credential credential = Credential.of(request);
    switch (credential.kind()) {
      case NONE -> goOn.accept(Admission.ofNobody());
      case ACCESS_TOKEN ->
          accessTokens
              .account(credential.secret())
              .otherwise(Optional.empty())
              .onSuccess(
                  account -> {
                    account.ifPresent(call::isOf);
                    goOn.accept(Admission.with(request.getHeader(HttpHeaders.AUTHORIZATION)));
                  });
      case PERSONAL_TOKEN -> {
        if (PersonalToken.isWellFormed(credential.secret())) {
          exchange(call, credential, stream, goOn);
        } else {
          problems.badToken(call);
        }
      }
      case SESSION -> {
        if (!call.isSafe() && !request.headers().contains(NOT_CROSS_SITE)) {
          problems.answer(call, GatewayProblem.CROSS_SITE);
        } else {
          exchange(call, credential, stream, goOn);
        }
      }
    }
  }

  private void exchange(
      Call call, Credential credential, boolean stream, Consumer<Admission> goOn) {
    // Somebody who tries tokens must not keep the service busy that knows them.
    String guesser = call.client().network();
    if (!exchange.isRemembered(credential, stream)
        && !limits.hasLeft(CallClass.BAD_TOKENS, guesser)) {
      limits.refuse(call, CallClass.BAD_TOKENS, guesser);
      return;
    }
    exchange
        .exchange(credential, stream, () -> limits.count(CallClass.BAD_TOKENS, guesser))
        .onSuccess(
            found -> {
              if (found.isPresent()) {
                call.isOf(found.get().account());
                goOn.accept(
                    Admission.exchanged(
                        "Bearer " + found.get().accessToken(), () -> exchange.isGood(credential)));
              } else if (credential.kind() == Credential.Kind.SESSION) {
                // The browser goes on sending a session that is over, also when signing in again.
                goOn.accept(Admission.ofNobody());
              } else {
                problems.badToken(call);
              }
            })
        .onFailure(
            failure -> {
              LOG.warnf(
                  "Token exchange failed requestId=%s: %s, answered with 503",
                  call.id().text(), failure.getMessage());
              problems.unavailable(call);
            });
  }
}
