/** Backing servers: which there are, where their files are, how each of them is started. */
package dev.starpost.deploy.servers;
