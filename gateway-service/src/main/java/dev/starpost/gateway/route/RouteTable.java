package dev.starpost.gateway.route;

import dev.starpost.gateway.settings.GatewaySettings;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Routing table. Which service serves a path. */
@ApplicationScoped
public class RouteTable {
  /** What services have for each other and for operators; no route may lead there. */
  private static final Set<String> NEVER = Set.of("internal", "q");

  private final List<Route> routes = new ArrayList<>();
  private final SortedMap<String, Service> services = new TreeMap<>();
  private final SortedMap<String, Service> exporters = new TreeMap<>();

  @Inject
  RouteTable(GatewaySettings settings) {
    this(settings.services());
  }

  RouteTable(Map<String, ? extends GatewaySettings.ServiceSettings> settings) {
    settings.forEach(
        (name, service) -> {
          Optional<Service> there = service.address().map(addresses -> Service.at(name, addresses));
          there.ifPresent(found -> services.put(name, found));
          there.filter(found -> service.export()).ifPresent(found -> exporters.put(name, found));
          service.paths().forEach(path -> routes.add(new Route(pattern(path), there)));
        });
    routes.sort(Comparator.comparing(Route::pattern, PathPattern.MOST_SPECIFIC_FIRST));
  }

  /** The services that have an address, by their names. */
  public Collection<Service> services() {
    return services.values();
  }

  /** Those that may keep something about people. */
  public Collection<Service> exporters() {
    return exporters.values();
  }

  public Optional<Service> service(String name) {
    return Optional.ofNullable(services.get(name));
  }

  /** The route of that path, if a service is there to serve it. */
  public Optional<Route> route(RequestPath path) {
    return reachable(routes.stream().filter(route -> route.pattern().matches(path)).findFirst());
  }

  /** The service that gets requests of that template, as it stands in an OpenAPI document. */
  public Optional<Service> serviceOf(String template) {
    return reachable(
            routes.stream().filter(route -> route.pattern().matchesTemplate(template)).findFirst())
        .flatMap(Route::service);
  }

  private static Optional<Route> reachable(Optional<Route> route) {
    return route.filter(found -> found.service().isPresent());
  }

  private static PathPattern pattern(String text) {
    PathPattern pattern = PathPattern.of(text);
    if (NEVER.contains(pattern.first()) || pattern.first().startsWith("{")) {
      throw new IllegalArgumentException("no route may lead to " + text);
    }
    return pattern;
  }
}
