/** Preferences: which news somebody gets how, mail timing and quiet hours. */
package dev.starpost.notification.preference;
