package dev.starpost.lobby.profile;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** A stored profile: what the rating service has told last of somebody's games. */
@Entity
@Table(name = "player_profile")
public class StoredProfile {
  @Id private String account;
  private long revision;
  private String profile;

  protected StoredProfile() {}

  StoredProfile(String account) {
    this.account = account;
  }

  /** Unless it is known already. */
  void learn(long told, String all) {
    if (told > revision) {
      revision = told;
      profile = all;
    }
  }

  /** As it was told. */
  String profile() {
    return profile;
  }
}
