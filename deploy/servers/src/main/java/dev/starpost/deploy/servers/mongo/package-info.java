/** MongoDB: start, replica set of one, the little of its protocol that this takes. */
package dev.starpost.deploy.servers.mongo;
