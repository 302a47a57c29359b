/**
 * All backing servers of one Starpost: found by address, on the path, or embedded; started and
 * stopped.
 */
package dev.starpost.deploy.servers.backing;
