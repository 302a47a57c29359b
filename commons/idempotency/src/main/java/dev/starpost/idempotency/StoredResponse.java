package dev.starpost.idempotency;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;

/** A response as it is stored. */
record StoredResponse(int status, Optional<String> location, Optional<String> cookie, String body) {
  Response response() {
    Response.ResponseBuilder response =
        Response.status(status).entity(body).type(MediaType.APPLICATION_JSON_TYPE);
    location.ifPresent(place -> response.header(HttpHeaders.LOCATION, place));
    cookie.ifPresent(kept -> response.header(HttpHeaders.SET_COOKIE, kept));
    return response.build();
  }
}
