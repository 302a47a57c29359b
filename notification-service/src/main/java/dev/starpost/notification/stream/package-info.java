/** The live stream of a person's news, as server-sent events or lines of JSON. */
package dev.starpost.notification.stream;
