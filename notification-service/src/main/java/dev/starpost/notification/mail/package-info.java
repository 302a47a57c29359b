/** E-mail: queue, composing, transport with retries, unsubscribing. */
package dev.starpost.notification.mail;
