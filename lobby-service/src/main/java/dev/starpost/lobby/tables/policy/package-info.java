/** Who may do what at tables: every rule is here, and nothing else is. */
package dev.starpost.lobby.tables.policy;
