/** The OpenAPI description, as far as it belongs to no single resource. */
package dev.starpost.engine.api.description;
