package dev.starpost.deploy.servers.backing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.ServerSource;
import dev.starpost.deploy.servers.StartFailed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResolutionTest {

  @TempDir Path machine;
  private final Map<String, String> environment = new HashMap<>();

  @BeforeEach
  void anEmptyPath() throws IOException {
    environment.put("PATH", Files.createDirectories(machine.resolve("usr/bin")).toString());
  }

  @Test
  void without_anything_all_are_embedded() throws Exception {
    for (Backing backing : Backing.values()) {
      assertThat(resolve(backing)).isEqualTo(new ServerSource.Embedded());
    }
  }

  @Test
  void a_program_on_the_path_is_preferred_to_the_embedded_default() throws Exception {
    Path mongod = install("usr/bin/mongod");
    install("usr/bin/postgres");
    install("usr/bin/initdb");

    assertThat(resolve(Backing.MONGO)).isEqualTo(new ServerSource.Program(mongod));
    assertThat(resolve(Backing.POSTGRES)).isEqualTo(new ServerSource.Program(mongod.getParent()));
    assertThat(resolve(Backing.KAFKA)).isEqualTo(new ServerSource.Embedded());
  }

  @Test
  void half_an_installation_is_none() throws Exception {
    install("usr/bin/postgres");

    assertThat(resolve(Backing.POSTGRES)).isEqualTo(new ServerSource.Embedded());
  }

  @Test
  void a_named_program_is_preferred_to_the_path() throws Exception {
    install("usr/bin/mongod");
    Path named = install("opt/mongod");
    environment.put("STARPOST_MONGOD", named.toString());

    assertThat(resolve(Backing.MONGO)).isEqualTo(new ServerSource.Program(named));
  }

  @Test
  void a_kafka_home_is_the_directory_of_a_distribution() throws Exception {
    install("opt/kafka/bin/kafka-storage.sh");
    Path start = install("opt/kafka/bin/kafka-server-start.sh");
    environment.put("STARPOST_KAFKA_HOME", machine.resolve("opt/kafka").toString());

    assertThat(resolve(Backing.KAFKA)).isEqualTo(new ServerSource.Program(start.getParent()));
  }

  @Test
  void the_word_embedded_overrides_the_path() throws Exception {
    install("usr/bin/mongod");
    environment.put("STARPOST_MONGOD", "embedded");

    assertThat(resolve(Backing.MONGO)).isEqualTo(new ServerSource.Embedded());
  }

  @Test
  void an_address_is_preferred_to_everything_and_to_data_too() throws Exception {
    environment.put("STARPOST_MONGOD", install("opt/mongod").toString());
    environment.put("STARPOST_MONGO_ADDRESS", "mongodb://far/");

    assertThat(resolve(Backing.MONGO, MadeWith.of(new ServerSource.Embedded())))
        .isEqualTo(new ServerSource.Address("mongodb://far/"));
  }

  @Test
  void a_named_program_that_is_not_there_is_an_error_and_not_passed_over() {
    environment.put("STARPOST_MONGOD", "/no/mongod");

    assertThatThrownBy(() -> resolve(Backing.MONGO))
        .isInstanceOf(StartFailed.class)
        .hasMessage("STARPOST_MONGOD is /no/mongod, but there is no mongod that can be run there.");
  }

  @Test
  void data_stays_with_the_embedded_server_when_a_program_appears() throws Exception {
    install("usr/bin/mongod");

    assertThat(resolve(Backing.MONGO, MadeWith.of(new ServerSource.Embedded())))
        .isEqualTo(new ServerSource.Embedded());
  }

  @Test
  void data_stays_with_its_program_even_when_that_is_no_longer_named() throws Exception {
    install("usr/bin/mongod");
    var named = new ServerSource.Program(install("opt/mongod"));

    assertThat(resolve(Backing.MONGO, MadeWith.of(named))).isEqualTo(named);
  }

  @Test
  void data_whose_program_has_moved_follows_it_on_the_path() throws Exception {
    Path mongod = install("usr/bin/mongod");
    var before = new ServerSource.Program(machine.resolve("old/mongod"));

    assertThat(resolve(Backing.MONGO, MadeWith.of(before)))
        .isEqualTo(new ServerSource.Program(mongod));
  }

  @Test
  void data_whose_program_is_gone_is_not_given_to_the_embedded_server() {
    var before = new ServerSource.Program(machine.resolve("old/mongod"));

    assertThatThrownBy(() -> resolve(Backing.MONGO, MadeWith.of(before)))
        .isInstanceOf(StartFailed.class)
        .hasMessageContaining("which is gone. Install it again, set STARPOST_MONGOD");
  }

  @Test
  void a_wish_against_the_data_is_refused() throws Exception {
    environment.put("STARPOST_MONGOD", install("opt/mongod").toString());

    assertThatThrownBy(() -> resolve(Backing.MONGO, MadeWith.of(new ServerSource.Embedded())))
        .isInstanceOf(StartFailed.class)
        .hasMessageContaining("was made with the embedded server, but STARPOST_MONGOD asks for")
        .hasMessageContaining("Unset STARPOST_MONGOD, or choose another data directory.");
  }

  @Test
  void what_made_the_data_is_written_down() throws Exception {
    for (ServerSource source :
        new ServerSource[] {new ServerSource.Embedded(), new ServerSource.Program(machine)}) {
      MadeWith.of(source).write(machine);

      assertThat(MadeWith.read(machine)).contains(MadeWith.of(source));
    }
    assertThat(MadeWith.read(machine.resolve("usr"))).isEmpty();
  }

  private ServerSource resolve(Backing backing) throws StartFailed {
    return new Resolution(environment).resolve(backing, Optional.empty());
  }

  private ServerSource resolve(Backing backing, MadeWith madeWith) throws StartFailed {
    return new Resolution(environment).resolve(backing, Optional.of(madeWith));
  }

  private Path install(String name) throws IOException {
    Path program = machine.resolve(name);
    Files.createDirectories(program.getParent());
    Files.writeString(program, "#!/bin/sh\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return program;
  }
}
