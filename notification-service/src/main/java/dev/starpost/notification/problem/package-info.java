/** Problems: what can be wrong with a request to this service alone. */
package dev.starpost.notification.problem;
