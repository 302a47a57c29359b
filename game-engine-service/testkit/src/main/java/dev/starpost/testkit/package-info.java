/** Scenarios of rules: given, when, then, with loaded dice and the rules that a test cites. */
package dev.starpost.testkit;
