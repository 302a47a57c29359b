package dev.starpost.gateway.limit;

import dev.starpost.gateway.settings.GatewaySettings;
import java.util.Locale;

/** Rate limit classes. Kinds of calls that are counted apart, each with a limit of its own. */
public enum CallClass {
  READS,
  PLAYS,
  CREATIONS,
  SIGN_IN,
  STREAMS,
  BAD_TOKENS;

  GatewaySettings.Limit limit(GatewaySettings.Limits limits) {
    return switch (this) {
      case READS -> limits.reads();
      case PLAYS -> limits.plays();
      case CREATIONS -> limits.creations();
      case SIGN_IN -> limits.signIn();
      case STREAMS -> limits.streams();
      case BAD_TOKENS -> limits.badTokens();
    };
  }

  /** As in the headers and the metrics. */
  String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
