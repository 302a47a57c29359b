package dev.starpost.matchmaking.challenge;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;

/** JPA converter of a challenge's state. */
@Converter(autoApply = true)
public class ChallengeStateConverter implements AttributeConverter<ChallengeState, String> {

  @Override
  public String convertToDatabaseColumn(ChallengeState state) {
    return state.word();
  }

  @Override
  public ChallengeState convertToEntityAttribute(String word) {
    return ChallengeState.of(word);
  }
}
