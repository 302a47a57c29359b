package dev.starpost.contracts.game;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Who may look at a game: everybody, or those who sit in it. */
public enum Visibility {
  @JsonProperty("public")
  PUBLIC,
  @JsonProperty("private")
  PRIVATE
}
