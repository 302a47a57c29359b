package dev.starpost.gateway.page;

import dev.starpost.gateway.route.PathPattern;
import dev.starpost.gateway.route.RequestPath;
import dev.starpost.gateway.settings.GatewaySettings;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

/**
 * Pages of services that people reach by a link, such as the one in every mail. The link says all:
 * what a browser brings besides, such as the cookie of a session, is neither read nor handed on.
 * Their forms can therefore be sent without the header that calls with a cookie need, and that no
 * form can have; nobody can make somebody else's browser do more than they can do themselves.
 */
@ApplicationScoped
public class LinkedPages {
  private final List<PathPattern> paths;

  LinkedPages(GatewaySettings settings) {
    this.paths = settings.linkedPages().stream().map(PathPattern::of).toList();
  }

  public boolean isAt(RequestPath path) {
    return paths.stream().anyMatch(page -> page.matches(path));
  }
}
