package dev.starpost.notification.preference;

import dev.starpost.notification.account.People;
import dev.starpost.notification.account.Person;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;

/** What somebody wants to hear. */
@ApplicationScoped
class PreferenceData implements PersonalData {
  private final People people;

  PreferenceData(People people) {
    this.people = people;
  }

  @Override
  public String part() {
    return "notifications";
  }

  @Override
  public Object of(String account) {
    return PreferencesDocument.of(
        people.find(account).map(Person::preferences).orElse(Preferences.USUAL));
  }

  /** They are a column of the person's row, which goes as a whole. */
  @Override
  public void erase(String account) {}
}
