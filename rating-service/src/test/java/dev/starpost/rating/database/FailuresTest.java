package dev.starpost.rating.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.starpost.rating.RatingTest;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** What fails is logged; what was to be written is not. */
@RatingTest
class FailuresTest {
  private static final String ADDRESS = "ann@example.org";

  @Inject EntityManager entities;

  @Test
  void a_statement_that_fails_is_told_without_its_arguments() {
    assertThat(log("insert into there_is_no_such_table values (:address)"))
        .contains("there_is_no_such_table")
        .doesNotContain(ADDRESS);
  }

  @Test
  void a_row_that_is_there_already_is_told_without_what_is_in_it() {
    assertThat(
            log(
                "with the_first as (insert into person (account) values (:address) returning 1)"
                    + " insert into person (account) values (:address)"))
        .contains("duplicate key")
        .doesNotContain(ADDRESS);
  }

  private String log(String statement) {
    Throwable failure =
        catchThrowable(
            () ->
                QuarkusTransaction.requiringNew()
                    .run(
                        () ->
                            entities
                                .createNativeQuery(statement)
                                .setParameter("address", ADDRESS)
                                .executeUpdate()));
    var text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }
}
