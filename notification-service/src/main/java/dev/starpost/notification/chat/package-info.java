/** Consumer of chat.events. */
package dev.starpost.notification.chat;
