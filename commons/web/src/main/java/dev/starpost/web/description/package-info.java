/** OpenAPI filters: what the descriptions of all services have in common. */
package dev.starpost.web.description;
