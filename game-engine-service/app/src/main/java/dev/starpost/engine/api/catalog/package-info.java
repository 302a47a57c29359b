/** Resources of the games on offer and their options. */
package dev.starpost.engine.api.catalog;
