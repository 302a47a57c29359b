package dev.starpost.rating.standing;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.util.Locale;

/** JPA converter of the list of a ladder. */
@Converter(autoApply = true)
public class ListingConverter implements AttributeConverter<Listing, String> {

  @Override
  public String convertToDatabaseColumn(Listing listing) {
    return listing.word();
  }

  @Override
  public Listing convertToEntityAttribute(String word) {
    return Listing.valueOf(word.toUpperCase(Locale.ROOT));
  }
}
