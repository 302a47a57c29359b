package dev.starpost.deploy.launcher;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/** Prints a token for an account, and nothing else. */
final class TokenCommand implements Command {
  static final String SCOPES_TO_PLAY = "read play";

  private static final Set<String> SCOPES = Set.of("read", "play", "operate");
  private static final int A_DAY = 24;
  private static final int A_YEAR = 366 * 24;

  private final Syntax syntax =
      Syntax.of("token").value("--data").value("--scopes").value("--hours").operands(1);
  private final Checkout checkout;
  private final Console console;

  TokenCommand(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
  }

  @Override
  public int run(List<String> words) throws IOException {
    Options options = syntax.parse(words);
    String name =
        AccessTokens.requireName(
            options
                .operand()
                .orElseThrow(() -> Refused.misused("'token' needs the name of an account.")));
    String scopes = scopes(options.value("--scopes").orElse(SCOPES_TO_PLAY));
    Duration lifetime = Duration.ofHours(options.number("--hours", A_DAY, 1, A_YEAR));
    DataDirectory data = new DataDirectory(checkout.dataDirectory(options));
    AccessTokens tokens = AccessTokens.of(checkout, data);
    console.line(tokens.issue(name, scopes, Instant.now(), lifetime));
    return ExitCode.DONE;
  }

  private static String scopes(String wished) {
    List<String> words = List.of(wished.strip().split("\\s+", -1));
    for (String word : words) {
      if (!SCOPES.contains(word)) {
        throw Refused.misused(
            "There is no scope '%s'; there are read, play and operate.".formatted(word));
      }
    }
    return String.join(" ", words);
  }
}
