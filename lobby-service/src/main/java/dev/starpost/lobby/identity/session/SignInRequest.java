package dev.starpost.lobby.identity.session;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Request to sign in. */
@Schema(requiredProperties = {"login", "password"})
public record SignInRequest(
    @NotNull @Schema(description = "The name or the e-mail address.", examples = "Ann")
        String login,
    @NotNull @Schema(examples = "correct horse battery") String password,
    @Schema(description = "Whether the browser shall keep the session, as a cookie.")
        boolean cookie) {}
