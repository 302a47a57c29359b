package dev.starpost.deploy.manifests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.manifests.Reach.End;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class NetworkPoliciesTest {
  private static final End OUTSIDE = new End("", Map.of());
  private static final End OTHER_POD = new End("default", Map.of());
  private static final End PROMETHEUS = new End("monitoring", Map.of());
  private static final End STRAY = new End("starpost", Map.of());

  @Test
  void in_a_local_cluster_each_reaches_whom_it_needs_and_nobody_else() throws Exception {
    assertThat(connections(Kustomization.LOCAL))
        .containsExactly(
            "engine -> kafka:9092",
            "engine -> lobby:8082",
            "engine -> mongodb:27017",
            "gateway -> engine:8080",
            "gateway -> lobby:8082",
            "gateway -> matchmaking:8085",
            "gateway -> notification:8083",
            "gateway -> rating:8084",
            "lobby -> engine:8080",
            "lobby -> kafka:9092",
            "lobby -> postgresql:5432",
            "matchmaking -> engine:8080",
            "matchmaking -> kafka:9092",
            "matchmaking -> lobby:8082",
            "matchmaking -> postgresql:5432",
            "matchmaking -> rating:8084",
            "notification -> engine:8080",
            "notification -> kafka:9092",
            "notification -> lobby:8082",
            "notification -> postgresql:5432",
            "other pod -> gateway:8080",
            "outside -> gateway:8080",
            "prometheus -> gateway:8080",
            "rating -> engine:8080",
            "rating -> kafka:9092",
            "rating -> lobby:8082",
            "rating -> postgresql:5432");
  }

  @Test
  void in_production_only_the_gateway_is_public_and_not_its_management() throws Exception {
    assertThat(connections(Kustomization.PRODUCTION))
        .containsExactly(
            "engine -> lobby:8082",
            "gateway -> engine:8080",
            "gateway -> lobby:8082",
            "gateway -> matchmaking:8085",
            "gateway -> notification:8083",
            "gateway -> rating:8084",
            "lobby -> engine:8080",
            "matchmaking -> engine:8080",
            "matchmaking -> lobby:8082",
            "matchmaking -> rating:8084",
            "notification -> engine:8080",
            "notification -> lobby:8082",
            "other pod -> gateway:8080",
            "outside -> gateway:8080",
            "prometheus -> gateway:8080",
            "rating -> engine:8080",
            "rating -> lobby:8082");
  }

  @Test
  void a_component_lets_metrics_be_read_and_another_games_engines_are_engines() throws Exception {
    SortedSet<String> added = connections(Kustomization.PRODUCTION_WITH_COMPONENTS);
    added.removeAll(connections(Kustomization.PRODUCTION));

    assertThat(added)
        .containsExactly(
            "engine-bots -> lobby:8082",
            "engine-salvage -> lobby:8082",
            "gateway -> engine-bots:8080",
            "gateway -> engine-salvage:8080",
            "lobby -> engine-bots:8080",
            "lobby -> engine-salvage:8080",
            "matchmaking -> engine-bots:8080",
            "matchmaking -> engine-salvage:8080",
            "notification -> engine-bots:8080",
            "notification -> engine-salvage:8080",
            "prometheus -> engine-bots:8080",
            "prometheus -> engine-salvage:8080",
            "prometheus -> engine:8080",
            "prometheus -> gateway:9000",
            "prometheus -> lobby:8082",
            "prometheus -> matchmaking:8085",
            "prometheus -> notification:8083",
            "prometheus -> rating:8084",
            "rating -> engine-bots:8080",
            "rating -> engine-salvage:8080");
  }

  @Test
  void in_production_only_mails_and_webhooks_get_out_to_more_than_ones_own_servers()
      throws Exception {
    Reach reach = reach(Kustomization.PRODUCTION);
    SortedSet<String> out = new TreeSet<>();
    for (JsonNode workload : Kustomization.PRODUCTION.workloads().toList()) {
      for (int port : new int[] {80, 443, 465, 587, 5432, 9092, 27017}) {
        if (reach.connects(end(workload), OUTSIDE, port, "")) {
          out.add(Kustomization.nameOf(workload) + ":" + port);
        }
      }
    }
    assertThat(out)
        .containsExactly(
            "engine:27017",
            "engine:9092",
            "lobby:5432",
            "lobby:9092",
            "matchmaking:5432",
            "matchmaking:9092",
            "notification:443",
            "notification:465",
            "notification:5432",
            "notification:587",
            "notification:9092",
            "rating:5432",
            "rating:9092");
  }

  /** All that is allowed to any port that a pod opens, from everybody we can think of. */
  private static SortedSet<String> connections(Kustomization kustomization) throws Exception {
    Reach reach = reach(kustomization);
    Map<String, End> callers = new TreeMap<>();
    callers.put("outside", OUTSIDE);
    callers.put("other pod", OTHER_POD);
    callers.put("prometheus", PROMETHEUS);
    callers.put("stray", STRAY);
    for (JsonNode workload : kustomization.workloads().toList()) {
      callers.put(Kustomization.nameOf(workload), end(workload));
    }
    SortedSet<String> connections = new TreeSet<>();
    for (JsonNode called : kustomization.workloads().toList()) {
      for (JsonNode port : Kustomization.container(called).get("ports")) {
        int number = port.get("containerPort").asInt();
        callers.forEach(
            (name, caller) -> {
              if (reach.connects(caller, end(called), number, port.get("name").asText())) {
                connections.add(name + " -> " + Kustomization.nameOf(called) + ":" + number);
              }
            });
      }
    }
    return connections;
  }

  private static Reach reach(Kustomization kustomization) throws Exception {
    return new Reach(kustomization.objects("NetworkPolicy").toList());
  }

  private static End end(JsonNode workload) {
    return new End("starpost", Tree.texts(workload.at("/spec/template/metadata/labels")));
  }
}
