/** OpenAPI: one document of the services' documents. */
package dev.starpost.gateway.openapi;
