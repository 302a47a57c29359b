package dev.starpost.notification;

import dev.starpost.web.testkit.OpenApiSuite;
import java.nio.file.Path;

@NotificationTest
class OpenApiTest implements OpenApiSuite {
  @Override
  public Path stored() {
    return Path.of("../docs/api/notification.yaml");
  }
}
