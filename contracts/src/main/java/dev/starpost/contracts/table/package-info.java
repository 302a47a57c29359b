/** Messages of the lobby about tables. */
package dev.starpost.contracts.table;
