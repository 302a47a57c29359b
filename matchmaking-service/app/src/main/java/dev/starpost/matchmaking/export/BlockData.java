package dev.starpost.matchmaking.export;

import dev.starpost.matchmaking.account.Blocks;
import dev.starpost.matchmaking.account.Players;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

/** Whom somebody does not want to meet. By whom they are not wanted is not theirs to know. */
@ApplicationScoped
class BlockData implements PersonalData {
  private final Blocks blocks;
  private final Players people;

  BlockData(Blocks blocks, Players people) {
    this.blocks = blocks;
    this.people = people;
  }

  @Override
  public String part() {
    return "keptApart";
  }

  /** Their names; of those who are known here. */
  @Override
  public List<String> of(String account) {
    return people.names(blocks.blockedBy(account)).values().stream().sorted().toList();
  }

  @Override
  public void erase(String account) {
    blocks.forget(account);
  }
}
