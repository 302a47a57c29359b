/** The calendar of seasons. */
package dev.starpost.rating.season;
