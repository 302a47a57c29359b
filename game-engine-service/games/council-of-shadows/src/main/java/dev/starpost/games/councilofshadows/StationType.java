package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonValue;

/** COS-10.3: what a space station does, as its galaxy says. */
enum StationType {
  EXTRACTION,
  EXPLOITATION,
  COLONIZATION;

  @JsonValue
  String id() {
    return Kebab.of(this);
  }
}
