package dev.starpost.gateway.route;

import java.util.Comparator;
import java.util.List;

/**
 * Path pattern of a route. Which paths are meant: {@code /v1/games/{id}/chat} with any one segment
 * in place of {@code {id}}; with {@code /**} at the end also everything below.
 */
public final class PathPattern {
  private static final String BELOW = "/**";

  /** The more specific one first: a word before any word, the longer before the shorter. */
  public static final Comparator<PathPattern> MOST_SPECIFIC_FIRST = PathPattern::compareSpecificity;

  private final String text;
  private final List<String> segments;
  private final boolean below;

  private PathPattern(String text, List<String> segments, boolean below) {
    this.text = text;
    this.segments = segments;
    this.below = below;
  }

  public static PathPattern of(String text) {
    boolean below = text.endsWith(BELOW);
    String path = below ? text.substring(0, text.length() - BELOW.length()) : text;
    if (!path.startsWith("/") || path.length() < 2 || path.contains("*")) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is no pattern of paths: write it like /v1/games/{id} or /v1/games/**");
    }
    List<String> segments = List.of(path.substring(1).split("/", -1));
    for (String segment : segments) {
      if (segment.isEmpty() || (isAny(segment) != segment.contains("{"))) {
        throw new IllegalArgumentException("\"" + text + "\" has a strange segment " + segment);
      }
    }
    return new PathPattern(text, segments, below);
  }

  public boolean matches(RequestPath path) {
    return matches(path.segments());
  }

  /** Whether all paths of that template, as in OpenAPI, are meant. */
  public boolean matchesTemplate(String template) {
    return matches(List.of(template.substring(1).split("/", -1)));
  }

  private boolean matches(List<String> path) {
    if (path.size() < segments.size() || (!below && path.size() > segments.size())) {
      return false;
    }
    for (int i = 0; i < segments.size(); i++) {
      String wanted = segments.get(i);
      if (!isAny(wanted) && !wanted.equals(path.get(i))) {
        return false;
      }
    }
    return true;
  }

  String first() {
    return segments.get(0);
  }

  private int compareSpecificity(PathPattern other) {
    int common = Math.min(segments.size(), other.segments.size());
    for (int i = 0; i < common; i++) {
      boolean any = isAny(segments.get(i));
      if (any != isAny(other.segments.get(i))) {
        return any ? 1 : -1;
      }
    }
    if (segments.size() != other.segments.size()) {
      return other.segments.size() - segments.size();
    }
    return Boolean.compare(below, other.below);
  }

  private static boolean isAny(String segment) {
    return segment.startsWith("{") && segment.endsWith("}");
  }

  @Override
  public String toString() {
    return text;
  }
}
