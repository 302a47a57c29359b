package dev.starpost.deploy.load.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.RSAPublicKeySpec;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchPlatformTest {
  @TempDir Path root;

  @Test
  void tokens_can_be_checked_with_the_key_that_is_served()
      throws IOException, GeneralSecurityException {
    try (BenchTokens tokens = BenchTokens.start()) {
      String token = tokens.player("bench-1-2");
      String[] parts = token.split("\\.", -1);
      JsonNode claims = new ObjectMapper().readTree(Base64.getUrlDecoder().decode(parts[1]));
      assertThat(claims.path("sub").asText()).isEqualTo("bench-1-2");
      assertThat(claims.path("scope").asText()).isEqualTo("read play tickets");
      JsonNode key = keys(tokens.jwksAddress()).path(0);
      Signature signature = Signature.getInstance("SHA256withRSA");
      signature.initVerify(
          KeyFactory.getInstance("RSA")
              .generatePublic(new RSAPublicKeySpec(number(key, "n"), number(key, "e"))));
      signature.update((parts[0] + "." + parts[1]).getBytes(UTF_8));
      assertThat(signature.verify(Base64.getUrlDecoder().decode(parts[2]))).isTrue();
      assertThat(tokens.player("bench-1-2")).isSameAs(token);
    }
  }

  private static JsonNode keys(String address) throws IOException {
    try (InputStream jwks = URI.create(address).toURL().openStream()) {
      return new ObjectMapper().readTree(jwks).path("keys");
    }
  }

  private static BigInteger number(JsonNode key, String name) {
    return new BigInteger(1, Base64.getUrlDecoder().decode(key.path(name).asText()));
  }

  @Test
  void what_a_process_uses_is_known() {
    assertThat(ProcessUsage.cpu(ProcessHandle.current().pid()).orElseThrow()).isPositive();
    assertThat(ProcessUsage.resident(ProcessHandle.current().pid()).orElseThrow())
        .isGreaterThan(1 << 20);
    assertThat(ProcessUsage.resident(List.of("Name:\tjava", "VmRSS:\t  328356 kB")))
        .hasValue(328_356L * 1024);
    assertThat(ProcessUsage.resident(List.of("Name:\tkthread"))).isEmpty();
  }

  @Test
  void what_a_killed_run_has_left_is_deleted_by_the_next_one() throws IOException {
    Path left = Files.createDirectories(root.resolve(".starpost/bench-999999999/data"));
    Path other = Files.createDirectories(root.resolve(".starpost/data"));
    Path mine = BenchDirectory.make(root);
    assertThat(mine).isEmptyDirectory();
    assertThat(left.getParent()).doesNotExist();
    assertThat(other).exists();
  }

  @Test
  void figures_stand_under_their_headings() {
    Columns table = new Columns(List.of("games", "moves/s"));
    table.row(List.of("1", "1,034"));
    table.row(List.of("200", "7"));
    assertThat(table.lines()).containsExactly("games  moves/s", "1        1,034", "200          7");
  }
}
