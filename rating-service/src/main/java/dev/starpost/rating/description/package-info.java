/** The head of the OpenAPI document, and the responses that operations share. */
package dev.starpost.rating.description;
