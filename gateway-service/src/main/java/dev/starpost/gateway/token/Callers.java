package dev.starpost.gateway.token;

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

/** Finds out who calls, and what to tell the service about it. */
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
   * Answers the call if it must not go on; else goes on with the value of the header {@code
   * Authorization} for the service, or with nothing.
   */
  public void identify(Call call, Consumer<Optional<String>> goOn) {
    HttpServerRequest request = call.request();
    Credential credential = Credential.of(request);
    switch (credential.kind()) {
      case NONE -> goOn.accept(Optional.empty());
      case ACCESS_TOKEN ->
          accessTokens
              .account(credential.secret())
              .otherwise(Optional.empty())
              .onSuccess(
                  account -> {
                    account.ifPresent(call::isOf);
                    goOn.accept(Optional.of(request.getHeader(HttpHeaders.AUTHORIZATION)));
                  });
      case PERSONAL_TOKEN -> {
        if (PersonalToken.isWellFormed(credential.secret())) {
          exchange(call, credential, goOn);
        } else {
          problems.badToken(call);
        }
      }
      case SESSION -> {
        if (!call.isSafe() && !request.headers().contains(NOT_CROSS_SITE)) {
          problems.answer(call, GatewayProblem.CROSS_SITE);
        } else {
          exchange(call, credential, goOn);
        }
      }
    }
  }

  private void exchange(Call call, Credential credential, Consumer<Optional<String>> goOn) {
    // Somebody who tries tokens must not keep the service busy that knows them.
    String guesser = call.client().network();
    if (!exchange.isRemembered(credential) && !limits.hasLeft(CallClass.BAD_TOKENS, guesser)) {
      limits.refuse(call, CallClass.BAD_TOKENS, guesser);
      return;
    }
    exchange
        .exchange(credential, () -> limits.count(CallClass.BAD_TOKENS, guesser))
        .onSuccess(
            found -> {
              if (found.isPresent()) {
                call.isOf(found.get().account());
                goOn.accept(Optional.of("Bearer " + found.get().accessToken()));
              } else if (credential.kind() == Credential.Kind.SESSION) {
                // The browser goes on sending a session that is over, also when signing in again.
                goOn.accept(Optional.empty());
              } else {
                problems.badToken(call);
              }
            })
        .onFailure(
            failure -> {
              LOG.warnf("A token cannot be exchanged: %s", failure.getMessage());
              problems.unavailable(call);
            });
  }
}
