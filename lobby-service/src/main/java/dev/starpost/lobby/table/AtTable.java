package dev.starpost.lobby.table;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;

/** Somebody in regard to a table at which they do not sit. */
@Embeddable
record AtTable(@Column(name = "table_id") String table, String account) {}
