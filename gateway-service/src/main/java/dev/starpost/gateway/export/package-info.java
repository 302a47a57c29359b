/** Export of personal data: the parts of all services in one document, or none. */
package dev.starpost.gateway.export;
