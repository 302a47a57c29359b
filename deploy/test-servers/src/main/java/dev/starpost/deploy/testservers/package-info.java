/**
 * Backing servers for tests: JUnit extension and Quarkus test resource, shared or in containers.
 */
package dev.starpost.deploy.testservers;
