/** Compares what players were told with what is stored and what was announced. */
package dev.starpost.engine.faults.audit;
