package dev.starpost.web.export;

/**
 * What one concept of a service stores about people. Whoever stores something writes a bean of this
 * type, so that it is in the export and goes when the account goes.
 */
public interface PersonalData {
  /** Its name in the export, which no other service may use either. */
  String part();

  /**
   * Everything that is stored, as JSON can say it: no secrets, no hashes, nothing of others. What
   * may be long is an {@link java.util.Iterator}, which is gone through while the answer is
   * written.
   */
  Object of(String account);

  /**
   * Within the transaction in which the service learns that the account is gone. What others need
   * stays, without a name.
   */
  void erase(String account);
}
