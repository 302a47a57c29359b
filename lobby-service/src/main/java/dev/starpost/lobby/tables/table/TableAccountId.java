package dev.starpost.lobby.tables.table;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;

/** Key of an account at a table, of those who do not sit there: the invited and the kicked. */
@Embeddable
public record TableAccountId(@Column(name = "table_id") String table, String account) {}
