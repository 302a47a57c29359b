package dev.starpost.deploy.launcher;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Opens a game in a Starpost that runs, and says how its players play it. */
final class NewGameCommand implements Command {
  private static final Duration LONG_ENOUGH = Duration.ofMinutes(5);

  private final Syntax syntax =
      Syntax.of("new-game")
          .value("--data")
          .flag("--private")
          .flag("--quiet")
          .operands(Integer.MAX_VALUE);
  private final Checkout checkout;
  private final Console console;

  NewGameCommand(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    Options options = syntax.parse(words);
    NewGame game = NewGame.parse(options.operands(), options.has("--private"));
    DataDirectory data = new DataDirectory(checkout.dataDirectory(options));
    AccessTokens tokens = AccessTokens.of(checkout, data);
    EngineClient engine = new EngineClient(engineOf(data));
    Opened opened = open(game, engine, tokens);
    if (options.has("--quiet")) {
      console.line(opened.id());
    } else {
      explain(game, opened, engine, tokens, checkout.dataOption(data));
    }
    return ExitCode.DONE;
  }

  /** As the engine says it. */
  record Opened(String id, String version) {}

  static Opened open(NewGame game, EngineClient engine, AccessTokens tokens)
      throws InterruptedException {
    Object answer =
        engine.post("/internal/games", game.asRequest(), token(tokens, "operator", "operate"));
    return new Opened(text(answer, "gameId"), text(answer, "version"));
  }

  /** Lines to paste into a shell that stands in the checkout. */
  void explain(
      NewGame game, Opened opened, EngineClient engine, AccessTokens tokens, String dataOption)
      throws InterruptedException {
    String url = engine.address() + "/v1/games/" + opened.id();
    console.line(
        "Game %s is open. Its players look, see what they may do, and move:"
            .formatted(opened.id()));
    for (String player : game.players()) {
      String move = aMove(engine, opened.id(), token(tokens, player, TokenCommand.SCOPES_TO_PLAY));
      console.line("");
      console.line("TOKEN=$(./starpost token " + player + dataOption + ")");
      curl("", url);
      curl("", url + "/options");
      curl(moving(player, opened.version(), move), url + "/moves");
    }
    console.line("");
    console.line(
        "If-Match is the ETag of what the player has looked at; it grows with every move.");
  }

  private static String engineOf(DataDirectory data) throws IOException {
    return data.note().stream()
        .flatMap(note -> note.servers().stream())
        .filter(RunNote.Server::isEngine)
        .map(RunNote.Server::address)
        .findFirst()
        .orElseThrow(
            () ->
                Refused.because(
                    "The engine has not been started yet; ./starpost status shows how far it is."));
  }

  private static String token(AccessTokens tokens, String name, String scopes) {
    return tokens.issue(name, scopes, Instant.now(), LONG_ENOUGH);
  }

  private static String text(Object answer, String field) {
    return Json.field(answer, field)
        .map(Object::toString)
        .orElseThrow(
            () ->
                Refused.because(
                    "The engine's answer has no %s, so the game may be open or not: %s"
                        .formatted(field, Json.write(answer))));
  }

  /** One that the player may make now, or a place to write one. */
  private static String aMove(EngineClient engine, String id, String token)
      throws InterruptedException {
    try {
      Object answer = engine.get("/v1/games/" + id + "/options", token);
      return SampleMove.from(answer).map(Json::write).orElse("{...}");
    } catch (Refused e) {
      // It is not this player's turn, or the engine has gone. The game is open all the same.
      return "{...}";
    }
  }

  private static String moving(String player, String version, String move) {
    return "-H 'Content-Type: application/json' -H 'If-Match: \"%s\"' -H \"Idempotency-Key: %s-$(date +%%s)\" -d %s "
        .formatted(version, player, Shell.quote("{\"move\":" + move + "}"));
  }

  private void curl(String more, String url) {
    console.line("curl -i -H \"Authorization: Bearer $TOKEN\" " + more + url);
  }
}
