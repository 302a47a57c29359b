package dev.starpost.contracts.account;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.contracts.Required;
import java.util.Optional;

/**
 * Where an account can be reached: a record of {@code account.contacts}, by account, which nobody
 * but the notification service reads. The latest replaces those before it.
 *
 * @param revision of the account, grows with every change
 * @param email empty where there is none (any more)
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonTypeName("account-contact.v1")
public record AccountContact(String account, long revision, Optional<String> email) {
  public AccountContact {
    Required.word("account", account);
  }
}
