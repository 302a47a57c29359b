package dev.starpost.lobby.export;

import dev.starpost.lobby.account.Account;

/**
 * What one concept of the lobby stores about an account. Whoever stores something writes a bean of
 * this type, so that it is in the export and goes when the account goes.
 */
public interface PersonalData {
  /** Its name in the export. */
  String part();

  /** Everything that is stored, as JSON can say it; no hashes. */
  Object of(Account account);

  /** Within the transaction that deletes the account. What others need stays, without a name. */
  void erase(Account account);
}
