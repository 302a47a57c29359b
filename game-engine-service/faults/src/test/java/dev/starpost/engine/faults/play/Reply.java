package dev.starpost.engine.faults.play;

import com.fasterxml.jackson.databind.JsonNode;

/** What an engine said over HTTP. */
public record Reply(int status, JsonNode body) {
  private static final String PROBLEMS = "https://starpost.dev/problems/";

  public boolean isOk() {
    return status == 200 || status == 201;
  }

  public long version() {
    return body.path("version").asLong();
  }

  /** Which problem it is; empty if it is none. */
  public String problem() {
    String type = body.path("type").asText();
    return type.startsWith(PROBLEMS) ? type.substring(PROBLEMS.length()) : "";
  }
}
