package dev.starpost.deploy.manifests;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who reaches whom by NetworkPolicies, as Kubernetes defines it: a pod that a policy selects for a
 * direction gets only what some policy of that direction allows.
 */
final class Reach {
  /**
   * One end of a connection.
   *
   * @param namespace its namespace's name; empty for somebody outside the cluster
   */
  record End(String namespace, Map<String, String> labels) {}

  private static final String OURS = "starpost";
  private static final Set<String> PRIVATE =
      Set.of("10.0.0.0/8", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16");

  private final List<JsonNode> policies;

  Reach(List<JsonNode> policies) {
    this.policies = policies;
  }

  /**
   * @param name the port's name at the pod that is called
   */
  boolean connects(End from, End to, int port, String name) {
    return allows("Ingress", to, from, port, name) && allows("Egress", from, to, port, name);
  }

  private boolean allows(String direction, End self, End other, int port, String name) {
    if (!self.namespace().equals(OURS)) {
      return true; // Not ours to say.
    }
    List<JsonNode> selecting =
        policies.stream()
            .filter(policy -> matches(policy.at("/spec/podSelector"), self.labels()))
            .filter(policy -> types(policy).anyMatch(direction::equals))
            .toList();
    String rules = direction.equals("Ingress") ? "/spec/ingress" : "/spec/egress";
    String peers = direction.equals("Ingress") ? "from" : "to";
    return selecting.isEmpty()
        || selecting.stream()
            .flatMap(policy -> Tree.stream(policy.at(rules)))
            .anyMatch(
                rule -> isPeer(rule.path(peers), other) && isPort(rule.path("ports"), port, name));
  }

  private static Stream<String> types(JsonNode policy) {
    return Tree.stream(policy.at("/spec/policyTypes")).map(JsonNode::asText);
  }

  private static boolean isPeer(JsonNode peers, End other) {
    return peers.isMissingNode() || Tree.stream(peers).anyMatch(peer -> isOne(peer, other));
  }

  private static boolean isOne(JsonNode peer, End other) {
    if (peer.has("ipBlock")) {
      return isWorld(peer.get("ipBlock")) && other.namespace().isEmpty();
    }
    boolean there =
        peer.has("namespaceSelector")
            ? matches(
                peer.get("namespaceSelector"),
                Map.of("kubernetes.io/metadata.name", other.namespace()))
            : other.namespace().equals(OURS);
    return there && (!peer.has("podSelector") || matches(peer.get("podSelector"), other.labels()));
  }

  /** All but private addresses, of which every cluster's are; nothing else is understood here. */
  private static boolean isWorld(JsonNode block) {
    Set<String> except =
        Tree.stream(block.path("except")).map(JsonNode::asText).collect(Collectors.toSet());
    if (!block.get("cidr").asText().equals("0.0.0.0/0") || !except.containsAll(PRIVATE)) {
      throw new IllegalArgumentException("addresses are not understood here: " + block);
    }
    return true;
  }

  private static boolean isPort(JsonNode ports, int port, String name) {
    return ports.isMissingNode()
        || Tree.stream(ports)
            .filter(one -> one.get("protocol").asText().equals("TCP"))
            .anyMatch(
                one ->
                    one.get("port").isTextual()
                        ? one.get("port").asText().equals(name)
                        : one.get("port").asInt() <= port
                            && port <= one.path("endPort").asInt(one.get("port").asInt()));
  }

  private static boolean matches(JsonNode selector, Map<String, String> labels) {
    if (selector.has("matchExpressions")) {
      throw new IllegalArgumentException("expressions are not understood here: " + selector);
    }
    return labels.entrySet().containsAll(Tree.texts(selector.path("matchLabels")).entrySet());
  }
}
