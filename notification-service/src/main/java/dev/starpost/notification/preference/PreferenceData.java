package dev.starpost.notification.preference;

import dev.starpost.notification.account.Recipients;
import dev.starpost.notification.account.Recipient;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;

/** What somebody wants to hear. */
@ApplicationScoped
class PreferenceData implements PersonalData {
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
