package dev.starpost.deploy.load.matchmaking;

import dev.starpost.matchmaking.matcher.Match;
import dev.starpost.matchmaking.matcher.Window;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** Draws how far apart opponents are, against how long they have waited, as SVG. */
final class WaitingChart {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 400;
  private static final int LEFT = 60;
  private static final int RIGHT = 20;
  private static final int TOP = 40;
  private static final int BOTTOM = 50;
  private static final double LONGEST_SECONDS = Duration.ofDays(2).toSeconds();
  private static final int WIDEST = Window.widest();
  private static final int MOST_DOTS = 1_500;
  private static final int STEPS = 200;

  private final StringBuilder svg = new StringBuilder();

  WaitingChart() {
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">
        <rect width="100%%" height="100%%" fill="#fff"/>
        """
            .formatted(WIDTH, HEIGHT));
    axes();
  }

  private void axes() {
    for (int points = 0; points <= WIDEST; points += 200) {
      line(LEFT, y(points), WIDTH - RIGHT, y(points), "#ddd");
      text(LEFT - 8, y(points) + 4, "end", Integer.toString(points));
    }
    for (String[] mark :
        new String[][] {
          {"1", "1 s"},
          {"10", "10 s"},
          {"60", "1 min"},
          {"600", "10 min"},
          {"3600", "1 h"},
          {"21600", "6 h"},
          {"86400", "1 d"}
        }) {
      double x = x(Double.parseDouble(mark[0]));
      line(x, TOP, x, HEIGHT - BOTTOM, "#eee");
      text(x, HEIGHT - BOTTOM + 18, "middle", mark[1]);
    }
    text((WIDTH + LEFT) / 2.0, HEIGHT - 10, "middle", "longest wait of a match");
    text(LEFT, TOP - 22, "start", "points between the highest and the lowest rating");
  }

  /** The published curve. */
  void window() {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i <= STEPS; i++) {
      double seconds = Math.pow(LONGEST_SECONDS, i / (double) STEPS);
      int width = Window.after(Duration.ofMillis((long) (seconds * 1000)));
      points.append(number(x(seconds))).append(',').append(number(y(width))).append(' ');
    }
    svg.append(
        "<polyline points=\"%s\" fill=\"none\" stroke=\"#c33\" stroke-width=\"2\"/>%n"
            .formatted(points.toString().strip()));
  }

  /** A dot for each match, or for each of some of them. */
  void dots(List<Match> matches, String colour) {
    int step = Math.max(1, matches.size() / MOST_DOTS);
    svg.append("<g fill=\"%s\" fill-opacity=\"0.45\">%n".formatted(colour));
    for (int i = 0; i < matches.size(); i += step) {
      Match match = matches.get(i);
      double seconds = Math.max(1, match.waited().toMillis() / 1000.0);
      svg.append(
          "<circle cx=\"%s\" cy=\"%s\" r=\"2\"/>%n"
              .formatted(number(x(seconds)), number(y(match.spread()))));
    }
    svg.append("</g>\n");
  }

  void legend(int row, String colour, String words) {
    double y = TOP + 14 + row * 18.0;
    svg.append(
        "<circle cx=\"%d\" cy=\"%s\" r=\"4\" fill=\"%s\"/>%n"
            .formatted(LEFT + 14, number(y - 4), colour));
    text(LEFT + 24, y, "start", words);
  }

  String text() {
    return svg + "</svg>\n";
  }

  private void line(double x1, double y1, double x2, double y2, String colour) {
    svg.append(
        "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"%s\"/>%n"
            .formatted(number(x1), number(y1), number(x2), number(y2), colour));
  }

  private void text(double x, double y, String anchor, String words) {
    svg.append(
        "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>%n"
            .formatted(number(x), number(y), anchor, words));
  }

  private static double x(double seconds) {
    double part = Math.log(Math.max(1, seconds)) / Math.log(LONGEST_SECONDS);
    return LEFT + part * (WIDTH - LEFT - RIGHT);
  }

  private static double y(double points) {
    return HEIGHT - BOTTOM - Math.min(1, points / WIDEST) * (HEIGHT - TOP - BOTTOM);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
