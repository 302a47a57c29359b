package dev.starpost.deploy.launcher.console;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class ConsoleTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, UTF_8);

  @Test
  void on_a_terminal_the_live_line_fits_and_gives_way() {
    Console console = new Console(out, 10);

    console.live("0:01 a long module name");
    console.line("done");

    assertThat(bytes.toString(UTF_8)).isEqualTo("\r\033[K0:01 a lo\r\033[Kdone\n");
  }

  @Test
  void elsewhere_there_is_no_live_line() {
    Console console = new Console(out, 0);

    console.live("0:01");
    console.line("done");

    assertThat(bytes.toString(UTF_8)).isEqualTo("done\n");
  }
}
