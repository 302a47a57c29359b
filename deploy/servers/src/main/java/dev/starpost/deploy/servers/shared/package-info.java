/**
 * Backing servers that all test JVMs of a build share: started once, kept while somebody holds a
 * lease, gone soon after the last one.
 */
package dev.starpost.deploy.servers.shared;
