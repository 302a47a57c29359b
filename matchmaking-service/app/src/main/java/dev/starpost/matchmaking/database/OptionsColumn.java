package dev.starpost.matchmaking.database;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.ContractJson;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.nio.charset.StandardCharsets;
import org.hibernate.annotations.Immutable;

/** JPA converter of a table's options, which are stored as messages tell them. */
@Converter
@Immutable
public class OptionsColumn implements AttributeConverter<ObjectNode, String> {

  /** Options that were stored by this service. */
  public static ObjectNode read(String column) {
    try {
      return ContractJson.read(column.getBytes(StandardCharsets.UTF_8), ObjectNode.class);
    } catch (ContractJson.Malformed e) {
      throw new IllegalStateException("stored options cannot be read", e);
    }
  }

  @Override
  public String convertToDatabaseColumn(ObjectNode options) {
    return ContractJson.text(options);
  }

  @Override
  public ObjectNode convertToEntityAttribute(String column) {
    return read(column);
  }
}
