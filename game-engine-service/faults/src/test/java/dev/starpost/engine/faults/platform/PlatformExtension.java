package dev.starpost.engine.faults.platform;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/**
 * Gives a test the platform, which is started for the first that wants it and closed after the last
 * one. Every test leaves it as it was, with all engines and servers up.
 */
public final class PlatformExtension implements ParameterResolver, TestExecutionExceptionHandler {
  private static final Namespace NAMESPACE = Namespace.create(PlatformExtension.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
    return parameter.getParameter().getType() == Platform.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
    return test.getRoot()
        .getStore(NAMESPACE)
        .computeIfAbsent(Platform.class, type -> start(), Platform.class);
  }

  private static Platform start() {
    try {
      return Platform.start();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while the platform starts", e);
    } catch (Exception e) {
      throw new IllegalStateException("The platform does not start: " + e.getMessage(), e);
    }
  }

  @Override
  public void handleTestExecutionException(ExtensionContext test, Throwable failure)
      throws Throwable {
    Platform platform = test.getRoot().getStore(NAMESPACE).get(Platform.class, Platform.class);
    if (platform != null) {
      platform.printLogs();
    }
    throw failure;
  }
}
