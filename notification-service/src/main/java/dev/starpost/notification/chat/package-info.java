/** Consumer of chat.events, and what was said before its game was known. */
package dev.starpost.notification.chat;
