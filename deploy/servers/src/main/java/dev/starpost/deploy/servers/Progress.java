package dev.starpost.deploy.servers;

import java.util.function.Consumer;

/** Progress listener. What is told to the person who waits. */
public record Progress(Consumer<String> listener) {

  public void say(String line) {
    listener.accept(line);
  }
}
