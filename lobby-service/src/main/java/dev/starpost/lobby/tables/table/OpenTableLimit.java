package dev.starpost.lobby.tables.table;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.FEW_OPEN_TABLES;

import dev.starpost.lobby.tables.policy.Share;
import jakarta.enterprise.context.ApplicationScoped;

/** Limit of open tables for each account. */
@ApplicationScoped
public class OpenTableLimit {
  private final GameTables tables;
  private final TableSettings settings;

  OpenTableLimit(GameTables tables, TableSettings settings) {
    this.tables = tables;
    this.settings = settings;
  }

  /** Whoever calls this holds the lock of the account, lest two tables take the last place. */
  public void requireRoom(String account) {
    FEW_OPEN_TABLES.require(new Share(tables.countOpenOf(account), settings.mostOpen()));
  }
}
