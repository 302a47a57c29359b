package dev.starpost.engine.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import dev.starpost.engine.game.GameKinds;
import dev.starpost.kernel.Game;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.config.TopicConfig;
import org.junit.jupiter.api.Test;

@WithServers(Backing.KAFKA)
class TopicCreatorTest {

  @Test
  void topics_of_commands_say_when_a_command_arrived_also_those_that_did_not(ServersForTest servers)
      throws Exception {
    Topics topics = new Topics(servers.topicPrefix() + UUID.randomUUID() + ".");
    List<NewTopic> all = topics.all(new GameKinds(Game.all()).all());
    String old = topics.commands("salvage");
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", servers.kafka()))) {
      admin.createTopics(List.of(new NewTopic(old, Optional.of(1), Optional.empty()))).all().get();
      Await.until(() -> names(admin).contains(old));
      assertThat(stamps(admin, old)).isEqualTo("CreateTime");

      new TopicCreator(admin).create(all);
      new TopicCreator(admin).create(all);

      // A broker hears of a change a moment after it was made.
      Await.until(() -> names(admin).containsAll(all.stream().map(NewTopic::name).toList()));
      Await.until(() -> stamps(admin, old).equals("LogAppendTime"));
      assertThat(stamps(admin, topics.commands("alien-frontiers"))).isEqualTo("LogAppendTime");
      assertThat(stamps(admin, topics.events())).isEqualTo("CreateTime");
    }
  }

  private static Set<String> names(Admin admin) {
    return admin.listTopics().names().toCompletionStage().toCompletableFuture().join();
  }

  private static String stamps(Admin admin, String topic) {
    var resource = new ConfigResource(ConfigResource.Type.TOPIC, topic);
    return admin
        .describeConfigs(List.of(resource))
        .all()
        .toCompletionStage()
        .toCompletableFuture()
        .join()
        .get(resource)
        .get(TopicConfig.MESSAGE_TIMESTAMP_TYPE_CONFIG)
        .value();
  }
}
