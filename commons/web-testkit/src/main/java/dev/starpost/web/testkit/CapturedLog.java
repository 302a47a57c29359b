package dev.starpost.web.testkit;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** All that goes to the log, as long as it is open; with what failed. */
public final class CapturedLog extends Handler implements AutoCloseable {
  private final Logger root = Logger.getLogger("");
  private final List<String> lines = new CopyOnWriteArrayList<>();

  private CapturedLog() {}

  public static CapturedLog begin() {
    var log = new CapturedLog();
    log.setFormatter(new SimpleFormatter());
    log.root.addHandler(log);
    return log;
  }

  public List<String> lines() {
    return lines;
  }

  @Override
  public void publish(LogRecord line) {
    var text = new StringWriter();
    text.append(getFormatter().formatMessage(line));
    // Not all kinds of records say their parameters in the message here.
    text.append(Arrays.toString(line.getParameters()));
    if (line.getThrown() != null) {
      line.getThrown().printStackTrace(new PrintWriter(text, true));
    }
    lines.add(text.toString());
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    root.removeHandler(this);
  }
}
