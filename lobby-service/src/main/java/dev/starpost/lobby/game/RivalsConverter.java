package dev.starpost.lobby.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.util.List;

/** JPA converter of opponents without a seat. */
@Converter
public class RivalsConverter implements AttributeConverter<List<GameDocument.Rival>, String> {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final TypeReference<List<GameDocument.Rival>> RIVALS = new TypeReference<>() {};

  @Override
  public String convertToDatabaseColumn(List<GameDocument.Rival> rivals) {
    try {
      return JSON.writeValueAsString(rivals);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public List<GameDocument.Rival> convertToEntityAttribute(String text) {
    try {
      return JSON.readValue(text, RIVALS);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("the rivals of a game cannot be read", e);
    }
  }
}
