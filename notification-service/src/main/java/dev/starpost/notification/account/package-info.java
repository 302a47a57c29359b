/** Recipients: who they are, where they are reached, and what they prefer. */
package dev.starpost.notification.account;
