package dev.starpost.deploy.testservers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.servers.postgres.Postgres;
import org.junit.jupiter.api.Test;

/** Which servers a build tests with. None of them is started here. */
class ServerAddressesTest {
  private final ServerAddresses containers = new Named("containers");
  private final ServerAddresses local = new Named("local");

  private record Named(String kafka) implements ServerAddresses {
    @Override
    public Postgres postgres() {
      throw new UnsupportedOperationException();
    }

    @Override
    public String mongo() {
      throw new UnsupportedOperationException();
    }
  }

  private ServerAddresses chosenBy(String said) {
    return ServerAddresses.chosenBy(said, () -> containers, () -> local);
  }

  @Test
  void whoever_asks_for_containers_gets_them() {
    assertThat(chosenBy("true")).isSameAs(containers);
    assertThat(chosenBy(" TRUE")).isSameAs(containers);
  }

  @Test
  void everybody_else_gets_the_servers_of_this_machine() {
    assertThat(chosenBy(null)).isSameAs(local);
    assertThat(chosenBy("")).isSameAs(local);
    assertThat(chosenBy("false")).isSameAs(local);
  }

  @Test
  void nobody_gets_the_other_kind_because_of_a_slip() {
    assertThatThrownBy(() -> chosenBy("yes"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("starpost.test.containers is \"yes\", but can only be true or false");
  }

  @Test
  void what_is_not_chosen_is_not_even_made() {
    assertThat(
            ServerAddresses.chosenBy(
                "true",
                () -> containers,
                () -> {
                  throw new AssertionError("a lease would start a process");
                }))
        .isSameAs(containers);
  }

  @Test
  void containers_start_when_their_address_is_asked_for() {
    assertThat(ServerAddresses.chosenBy("true", ContainerServers::instance, () -> local))
        .isInstanceOf(ContainerServers.class);
  }
}
