package dev.starpost.notification.account;

import dev.starpost.notification.preference.Preferences;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;

/** What somebody wants to hear. */
@ApplicationScoped
public class PreferenceData implements PersonalData {
  private final Recipients people;

  PreferenceData(Recipients people) {
    this.people = people;
  }

  @Override
  public String part() {
    return "notifications";
  }

  @Override
  public Object of(String account) {
    return PreferencesDocument.of(
        people.find(account).map(Recipient::preferences).orElse(Preferences.USUAL));
  }

  /** They are a column of the person's row, which goes as a whole. */
  @Override
  public void erase(String account) {}
}
