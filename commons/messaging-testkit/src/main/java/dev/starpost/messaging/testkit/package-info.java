/** Channels of a test's own, for the tests of services. */
package dev.starpost.messaging.testkit;
