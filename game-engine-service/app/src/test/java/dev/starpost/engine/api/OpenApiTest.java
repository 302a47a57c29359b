package dev.starpost.engine.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

@EngineTest
class OpenApiTest {
  private static final Path STORED = Path.of("../../docs/api/engine.yaml");

  @Test
  void the_stored_description_is_the_one_that_is_served() throws IOException {
    String served = given().get("/openapi").then().statusCode(200).extract().asString();
    if (Boolean.getBoolean("starpost.renew")) {
      Files.createDirectories(STORED.getParent());
      Files.writeString(STORED, served);
    }

    assertThat(STORED).as("renew it with -Dstarpost.renew=true").content().isEqualTo(served);
  }
}
