/**
 * Business policies: who may see, open, rank, join, change a table, be invited, and seat bots.
 * Every rule is here, and nothing else is.
 */
package dev.starpost.lobby.tables.policy;
