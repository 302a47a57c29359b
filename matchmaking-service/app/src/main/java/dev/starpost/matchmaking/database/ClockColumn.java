package dev.starpost.matchmaking.database;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.TableClock;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.nio.charset.StandardCharsets;
import org.hibernate.annotations.Immutable;

/** JPA converter of a clock, which is stored as messages tell it. */
@Converter
@Immutable
public class ClockColumn implements AttributeConverter<TableClock, String> {

  /** A clock that was stored by this service. */
  public static TableClock read(String column) {
    try {
      return ContractJson.read(column.getBytes(StandardCharsets.UTF_8), TableClock.class);
    } catch (ContractJson.Malformed e) {
      throw new IllegalStateException("a stored clock cannot be read", e);
    }
  }

  @Override
  public String convertToDatabaseColumn(TableClock clock) {
    return ContractJson.text(clock);
  }

  @Override
  public TableClock convertToEntityAttribute(String column) {
    return read(column);
  }
}
