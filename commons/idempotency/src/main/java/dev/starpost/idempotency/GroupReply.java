package dev.starpost.idempotency;

import jakarta.ws.rs.core.Response;

/** The response to one of the requests that share a transaction. */
sealed interface GroupReply {
  /** A request that was refused is answered by an exception. */
  Response response();

  /** The answer of now, or of the first time. */
  record Given(StoredResponse answer) implements GroupReply {
    @Override
    public Response response() {
      return answer.response();
    }
  }

  /** Nothing was changed, and nothing is stored. */
  record Refused(RuntimeException why) implements GroupReply {
    @Override
    public Response response() {
      throw why;
    }
  }
}
