package dev.starpost.gateway.route;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The path of a request, as it was sent. Only paths that every server reads in the same way are
 * taken: what one takes for a slash and the other for a letter would lead around the routes.
 */
public record RequestPath(String text, List<String> segments) {
  private static final String ALSO_ALLOWED = "-._~!$&'()*+,=:@";
  private static final int HEX = 16;
  private static final int FIRST_PRINTABLE = 0x20;
  private static final int DELETE = 0x7f;

  /** Empty if the path is written in a way that can be misread. */
  public static Optional<RequestPath> of(String path) {
    if (path == null || !path.startsWith("/")) {
      return Optional.empty();
    }
    if (path.length() == 1) {
      return Optional.of(new RequestPath(path, List.of()));
    }
    List<String> segments = new ArrayList<>();
    int from = 1;
    while (from <= path.length()) {
      int slash = path.indexOf('/', from);
      int to = slash < 0 ? path.length() : slash;
      String segment = path.substring(from, to);
      if (!isPlain(segment)) {
        return Optional.empty();
      }
      segments.add(segment);
      from = to + 1;
    }
    // A slash at the end would be an empty segment.
    return path.endsWith("/") ? Optional.empty() : Optional.of(new RequestPath(path, segments));
  }

  private static boolean isPlain(String segment) {
    if (segment.isEmpty() || segment.equals(".") || segment.equals("..")) {
      return false;
    }
    for (int i = 0; i < segment.length(); i++) {
      char c = segment.charAt(i);
      if (c == '%') {
        if (!isHarmlessEscape(segment, i)) {
          return false;
        }
        i += 2;
      } else if (!isAlphanumeric(c) && ALSO_ALLOWED.indexOf(c) < 0) {
        return false;
      }
    }
    return true;
  }

  /** An escape that does not stand for something with a meaning in paths. */
  private static boolean isHarmlessEscape(String segment, int at) {
    if (at + 2 >= segment.length()) {
      return false;
    }
    int high = Character.digit(segment.charAt(at + 1), HEX);
    int low = Character.digit(segment.charAt(at + 2), HEX);
    if (high < 0 || low < 0) {
      return false;
    }
    int octet = high * HEX + low;
    return octet >= FIRST_PRINTABLE && octet != DELETE && "/\\.%;?#".indexOf(octet) < 0;
  }

  private static boolean isAlphanumeric(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }
}
