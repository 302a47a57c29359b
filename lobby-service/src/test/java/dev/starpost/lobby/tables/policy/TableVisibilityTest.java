package dev.starpost.lobby.tables.policy;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.VISIBLE_TABLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TableVisibilityTest {
  /** Somebody to whom just these ways are open. */
  private record Looks(Set<TableVisibility> ways) implements TableVisibility.Sight {
    @Override
    public String table() {
      return "01M7HET38Z5TJFH1Z6F8VZSEZ0";
    }

    @Override
    public boolean isPublic() {
      return ways.contains(TableVisibility.PUBLIC);
    }

    @Override
    public boolean isOwner() {
      return ways.contains(TableVisibility.OWNED);
    }

    @Override
    public boolean isSeated() {
      return ways.contains(TableVisibility.SEATED);
    }

    @Override
    public boolean isInvited() {
      return ways.contains(TableVisibility.INVITED);
    }

    @Override
    public boolean hasInviteCode() {
      return ways.contains(TableVisibility.BY_INVITE_CODE);
    }
  }

  @ParameterizedTest
  @EnumSource(TableVisibility.class)
  void any_one_way_is_enough(TableVisibility way) {
    Looks looks = new Looks(EnumSet.of(way));

    assertThat(VISIBLE_TABLE.objection(looks)).isEmpty();
    for (TableVisibility each : TableVisibility.values()) {
      assertThat(each.opens(looks)).as(each.name()).isEqualTo(each == way);
    }
  }

  @Test
  void whoever_may_not_see_a_table_is_told_that_there_is_none() {
    assertThatThrownBy(() -> VISIBLE_TABLE.require(new Looks(Set.of())))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> assertThat(problem.kind()).isEqualTo(LobbyProblem.NO_SUCH_TABLE));
  }

  @Test
  void only_the_list_of_public_tables_is_the_same_for_everybody() {
    for (TableVisibility way : TableVisibility.values()) {
      way.listing()
          .ifPresent(
              listing ->
                  assertThat(listing.isPersonal())
                      .as(way.name())
                      .isEqualTo(way != TableVisibility.PUBLIC));
    }
  }
}
