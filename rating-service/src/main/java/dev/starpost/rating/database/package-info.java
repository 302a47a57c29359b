/**
 * The database: the lock of the whole service, and columns of rows that are written together.
 *
 * <p>Native queries give entities or tuples, never one class of Java's own ({@code
 * createNativeQuery(sql, String.class)}): Hibernate 7.2 would not find the plan of such a query
 * again, and plan every execution anew.
 */
package dev.starpost.rating.database;
