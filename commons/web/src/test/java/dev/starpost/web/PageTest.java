package dev.starpost.web;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;

class PageTest {
  @Test
  void a_list_that_goes_on_says_where() {
    Page<String> page = Page.of(List.of("c", "b", "a"), 2);

    assertThat(page.entries()).containsExactly("c", "b");
    assertThat(answer(page).getHeaderString("Link"))
        .isEqualTo("</v1/players/ann%20b/games?limit=2&cursor=b>; rel=\"next\"");
    assertThat(answer(page).getEntity()).isEqualTo(List.of("c", "b"));
  }

  @Test
  void the_last_page_has_no_link() {
    Page<String> page = Page.of(List.of("c", "b"), 2);

    assertThat(page.entries()).containsExactly("c", "b");
    assertThat(answer(page).getHeaders()).doesNotContainKey("Link");
  }

  private static Response answer(Page<String> page) {
    return page.answer(
        page.entries(),
        UriBuilder.fromPath("/v1/players/{name}/games").queryParam("limit", 2),
        entry -> entry,
        "ann b");
  }
}
