/** Encryption of secrets that are stored. */
package dev.starpost.notification.secret;
