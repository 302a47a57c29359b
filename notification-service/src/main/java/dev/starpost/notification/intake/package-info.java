/** Start and stop of the consumers of all topics. */
package dev.starpost.notification.intake;
