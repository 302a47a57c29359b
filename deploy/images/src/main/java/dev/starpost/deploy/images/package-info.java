/** OCI images of the services, built without Docker. */
package dev.starpost.deploy.images;
