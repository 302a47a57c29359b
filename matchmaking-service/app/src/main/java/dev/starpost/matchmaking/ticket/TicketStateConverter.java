package dev.starpost.matchmaking.ticket;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;

/** JPA converter of a ticket's state. */
@Converter(autoApply = true)
public class TicketStateConverter implements AttributeConverter<TicketState, String> {

  @Override
  public String convertToDatabaseColumn(TicketState state) {
    return state.word();
  }

  @Override
  public TicketState convertToEntityAttribute(String word) {
    return TicketState.of(word);
  }
}
