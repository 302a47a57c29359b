/**
 * Jobs in PostgreSQL, by db-scheduler: recurring ones, of which one instance runs each, and queues
 * with a task for each key.
 */
package dev.starpost.jobs;
