/** JSON and YAML: the strict mapper of states, moves and events, and components into records. */
package dev.starpost.kernel.data;
