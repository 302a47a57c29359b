package dev.starpost.lobby.tables.table;

import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.tables.Tables.invite;
import static dev.starpost.lobby.tables.Tables.kick;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.salvage;
import static dev.starpost.lobby.tables.Tables.seat;
import static dev.starpost.lobby.tables.Tables.secret;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.policy.TableVisibility;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What lists select in SQL is what single tables are shown by in Java. */
@LobbyTest
class ListedAndShownTest {
  @Inject TableAccess access;
  @Inject GameTables tables;
  @Inject EntityManager entities;

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void a_list_goes_a_way_exactly_if_the_table_is_seen_that_way(boolean isPublic) {
    Map<String, Person> people = new LinkedHashMap<>();
    for (String who : List.of("owner", "seated", "invited", "kicked", "stranger")) {
      people.put(who, newGuest());
    }
    Person owner = people.get("owner");
    String table = open(owner, isPublic ? salvage(2, 4) : secret(2, 4));
    for (String who : List.of("seated", "kicked", "invited")) {
      invite(owner, table, people.get(who)).then().statusCode(201);
    }
    seat(table, people.get("seated"), people.get("kicked"));
    kick(owner, table, 3).then().statusCode(204);

    Map<TableVisibility, Integer> seen = new LinkedHashMap<>();
    people.forEach(
        (who, person) -> {
          for (TableVisibility way : TableVisibility.values()) {
            boolean opens = opens(way, table, person);
            way.listing()
                .ifPresent(
                    listing ->
                        assertThat(lists(listing, table, person))
                            .as("%s %s", who, way)
                            .isEqualTo(opens));
            seen.merge(way, opens ? 1 : 0, Integer::sum);
          }
        });

    assertThat(seen)
        .isEqualTo(
            Map.of(
                TableVisibility.PUBLIC, isPublic ? 5 : 0,
                TableVisibility.OWNED, 1,
                TableVisibility.SEATED, 2,
                TableVisibility.INVITED, 1,
                TableVisibility.BY_INVITE_CODE, 0));
  }

  private boolean opens(TableVisibility way, String table, Person person) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                way.opens(
                    access.sight(
                        tables.whole(table).orElseThrow(), person.id(), Optional.empty())));
  }

  private boolean lists(TableVisibility.Listing listing, String table, Person person) {
    return QuarkusTransaction.requiringNew()
        .call(
            () -> {
              Query query =
                  entities
                      .createNativeQuery(
                          "select t.id from " + listing.source() + " and t.id = :table",
                          String.class)
                      .setParameter("table", table);
              if (listing.isPersonal()) {
                query.setParameter("viewer", person.id());
              }
              return !query.getResultList().isEmpty();
            });
  }
}
