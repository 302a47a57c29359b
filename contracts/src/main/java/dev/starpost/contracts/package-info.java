/** JSON of messages: how every message of a topic is written, read and checked. */
package dev.starpost.contracts;
