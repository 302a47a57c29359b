package dev.starpost.web.description;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A problem as clients read it; made by {@code Problem}, described here. */
@Schema(
    name = "Problem",
    description =
        "RFC 9457. Some types have more members, such as rule and code of a refused move.")
record ProblemDocument(
    @Schema(
            description = "A stable address; its last part is the problem's code.",
            examples = "https://starpost.dev/problems/stale-version")
        String type,
    @Schema(description = "What is wrong, in a few words.") String title,
    int status,
    @Schema(description = "A sentence in the caller's language.") String detail) {}
