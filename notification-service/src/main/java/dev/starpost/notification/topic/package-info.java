/** Names and settings of the topics that are read and written. */
package dev.starpost.notification.topic;
