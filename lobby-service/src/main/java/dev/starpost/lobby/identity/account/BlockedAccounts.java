package dev.starpost.lobby.identity.account;

import java.util.List;

/** Port to the blocks of accounts, which are published with the state of the account. */
public interface BlockedAccounts {

  /** The accounts that this one has blocked. */
  List<String> blockedBy(String blocker);
}
