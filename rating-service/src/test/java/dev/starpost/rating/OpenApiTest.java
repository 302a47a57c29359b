package dev.starpost.rating;

import dev.starpost.web.testkit.OpenApiSuite;
import java.nio.file.Path;

@RatingTest
class OpenApiTest implements OpenApiSuite {
  @Override
  public Path stored() {
    return Path.of("../docs/api/rating.yaml");
  }
}
