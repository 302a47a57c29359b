package dev.starpost.games.raceforthegalaxy.component.orb;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.text.Text;

/** RFTG-13.13: what a token can be used for, once. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "key")
public sealed interface TokenPower {

  /** What it is good for, in words made of the same values that the rules use. */
  Text words();

  /** How many squares farther one own team may move. */
  default int extraMove() {
    return 0;
  }

  /** Whether one own team may cross one wall or one barrier. */
  default boolean passesWall() {
    return false;
  }

  /** Whether one own team may cross one barrier. */
  default boolean passesBarrier() {
    return false;
  }

  /** Military until the end of the phase, in the Orb or in Settle. */
  default int military() {
    return 0;
  }

  /** Off a development. */
  default int developDiscount() {
    return 0;
  }

  /** Off one world that is paid for. */
  default int settleDiscount() {
    return 0;
  }

  /** Off genes worlds until the end of the phase. */
  default int genesDiscount() {
    return 0;
  }

  /** Military against genes worlds until the end of the phase. */
  default int genesMilitary() {
    return 0;
  }

  /** Whether it stands in for an alien good. */
  default boolean isAlienGood() {
    return false;
  }

  /** One own team moves farther. */
  @JsonTypeName("token_extra_move")
  record ExtraMove(@JsonProperty("value") int extraMove) implements TokenPower {
    @Override
    public Text words() {
      return Text.of("token-power.extra-move", "value", extraMove);
    }
  }

  /** One own team crosses one wall or barrier. */
  @JsonTypeName("token_pass_wall")
  record PassWall() implements TokenPower {
    @Override
    public Text words() {
      return Text.of("token-power.wall");
    }

    @Override
    public boolean passesWall() {
      return true;
    }
  }

  /** One own team crosses one barrier. */
  @JsonTypeName("token_pass_barrier")
  record PassBarrier() implements TokenPower {
    @Override
    public Text words() {
      return Text.of("token-power.barrier");
    }

    @Override
    public boolean passesBarrier() {
      return true;
    }
  }

  /** Military, in the Orb or in Settle. */
  @JsonTypeName("token_temp_military")
  record Military(@JsonProperty("value") int military) implements TokenPower {
    @Override
    public Text words() {
      return Text.of("token-power.military", "value", military);
    }
  }

  /** A cheaper development. */
  @JsonTypeName("token_develop_discount")
  record DevelopDiscount(@JsonProperty("value") int developDiscount) implements TokenPower {
    @Override
    public Text words() {
      return Text.of("token-power.develop", "value", developDiscount);
    }
  }

  /** A cheaper world. */
  @JsonTypeName("token_settle_discount")
  record SettleDiscount(@JsonProperty("value") int settleDiscount) implements TokenPower {
    @Override
    public Text words() {
      return Text.of("token-power.settle", "value", settleDiscount);
    }
  }

  /** Cheaper genes worlds. */
  @JsonTypeName("token_genes_discount")
  record GenesDiscount(@JsonProperty("value") int genesDiscount) implements TokenPower {
    @Override
    public Text words() {
      return Text.of("token-power.genes-discount", "value", genesDiscount);
    }
  }

  /** Military against genes worlds. */
  @JsonTypeName("token_genes_military")
  record GenesMilitary(@JsonProperty("value") int genesMilitary) implements TokenPower {
    @Override
    public Text words() {
      return Text.of("token-power.genes-military", "value", genesMilitary);
    }
  }

  /** An alien good. */
  @JsonTypeName("token_alien_good")
  record AlienGood() implements TokenPower {
    @Override
    public Text words() {
      return Text.of("token-power.alien-good");
    }

    @Override
    public boolean isAlienGood() {
      return true;
    }
  }
}
