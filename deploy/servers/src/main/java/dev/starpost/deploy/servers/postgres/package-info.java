/** PostgreSQL: cluster, start, databases, the little of its protocol that this takes. */
package dev.starpost.deploy.servers.postgres;
