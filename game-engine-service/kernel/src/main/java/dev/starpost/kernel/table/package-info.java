/** Options of a table, declared once: JSON Schema, check of what is sent, random choice. */
package dev.starpost.kernel.table;
