package dev.starpost.deploy.servers;

import java.util.function.Consumer;

/** What is told to the person who waits. */
record Progress(Consumer<String> listener) {

  void say(String line) {
    listener.accept(line);
  }
}
