package dev.starpost.notification.account;

import dev.starpost.web.export.PersonalData;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/**
 * How somebody is addressed. Erased last of all, because mails are found by the address.
 *
 * <p>What they want to hear is in the same row, and told by {@code notifications}.
 */
@ApplicationScoped
@Priority(-1)
class RecipientData implements PersonalData {
  private final Recipients people;

  RecipientData(Recipients people) {
    this.people = people;
  }

  /** Nothing at all before the lobby has told of somebody. */
  record Contact(Optional<String> name, Optional<String> email, String language, String timeZone) {
    static Contact of(Recipient person) {
      return new Contact(
          person.name(), person.email(), person.language().tag(), person.zone().getId());
    }
  }

  @Override
  public String part() {
    return "contact";
  }

  @Override
  public Object of(String account) {
    return people.find(account).map(Contact::of);
  }

  @Override
  public void erase(String account) {
    people.forget(account);
  }
}
