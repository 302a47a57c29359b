/** Problem types of the engine, and the exceptions that become them. */
package dev.starpost.engine.api.problem;
