package dev.starpost.notification.problem;

import dev.starpost.text.Texts;
import dev.starpost.web.problem.ProblemKind;

/** What can be wrong with a request to this service alone. */
public enum NotificationProblem implements ProblemKind {
  NO_SUCH_WEBHOOK(404),
  TOO_MANY_WEBHOOKS(409),
  BAD_REMINDER(422),
  BAD_WEBHOOK_URL(422),
  BAD_WEBHOOK_TARGET(422),
  BAD_WEBHOOK_EVENTS(422),
  NOT_IN_GAME(422),
  TOO_MANY_STREAMS(429);

  private static final Texts TEXTS = Texts.of(NotificationProblem.class, "problems");

  private final int status;

  NotificationProblem(int status) {
    this.status = status;
  }

  @Override
  public int status() {
    return status;
  }

  @Override
  public Texts texts() {
    return TEXTS;
  }
}
