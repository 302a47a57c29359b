/**
 * The database: clocks and options as PostgreSQL stores them.
 *
 * <p>Native queries give entities or tuples, never one class of Java's own ({@code
 * createNativeQuery(sql, String.class)}): Hibernate 7.2 finds no plan of such a query again,
 * because its {@code ImplicitResultClassBuilder} equals nothing but itself. It would plan every
 * execution anew, keep each plan under the same hash, and look through up to two thousand of them
 * the next time.
 */
package dev.starpost.matchmaking.database;
