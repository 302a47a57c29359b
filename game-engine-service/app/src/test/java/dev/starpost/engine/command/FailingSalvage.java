package dev.starpost.engine.command;

import dev.starpost.kernel.Game;
import dev.starpost.kernel.Rules;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicBoolean;

/** The sample game, with rules that fail as long as they are told to. */
final class FailingSalvage {
  final AtomicBoolean fails = new AtomicBoolean();

  /** Whether it fails with an error instead of an exception. */
  boolean worse;

  Game<?, ?, ?> game() {
    Game<?, ?, ?> salvage = Game.named("salvage").orElseThrow();
    Rules<?, ?, ?> failing =
        proxy(
            Rules.class,
            salvage.rules(),
            method -> {
              if (fails.get() && method.equals("decide")) {
                if (worse) {
                  throw new AssertionError("a bad mistake in the rules");
                }
                throw new IllegalStateException("a mistake in the rules");
              }
            });
    return (Game<?, ?, ?>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (self, method, arguments) ->
                method.getName().equals("rules") ? failing : method.invoke(salvage, arguments));
  }

  private interface Before {
    void called(String method);
  }

  private static <T> T proxy(Class<T> type, T target, Before before) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> {
              before.called(method.getName());
              try {
                return method.invoke(target, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }
}
