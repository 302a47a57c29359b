/** Messages of the rating service: changes of ratings, and profiles. */
package dev.starpost.contracts.rating;
