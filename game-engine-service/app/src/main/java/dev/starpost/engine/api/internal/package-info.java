/** Resources for operators and for the other services, which the gateway does not let through. */
package dev.starpost.engine.api.internal;
