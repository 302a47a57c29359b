/**
 * The store in MongoDB: command records, snapshots, seeds, deadlines, heartbeat, parked games, and
 * their retention.
 */
package dev.starpost.engine.history;
