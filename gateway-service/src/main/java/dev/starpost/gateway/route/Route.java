package dev.starpost.gateway.route;

import java.util.Optional;

/**
 * Route: a pattern and the service behind it. One row of the table.
 *
 * @param service empty while the service that will serve it has no address
 */
public record Route(PathPattern pattern, Optional<Service> service) {}
