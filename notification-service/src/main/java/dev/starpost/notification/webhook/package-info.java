/** Webhooks: registration, signing, delivery with retries. */
package dev.starpost.notification.webhook;
