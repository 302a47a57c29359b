package dev.starpost.notification;

import dev.starpost.web.testkit.ServiceStub;

/** Answers like the lobby and the engine where this service asks them something. */
public final class StubServices extends ServiceStub {
  public StubServices() {
    super("notification");
  }

  /** The engine has all that was told of it. */
  public static void knows(Story story) {
    engineKnows(story.id(), story.told());
  }
}
