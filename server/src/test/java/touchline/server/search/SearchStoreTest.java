package touchline.server.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchStoreTest {
  private final SearchStore index =
      new SearchStore(
          List.of(
              new Passage("/one", "Walls", "Walls", "A circle and its radius touch a wall."),
              new Passage("/one#touching", "Walls", "Touching", "Tangents count as touching."),
              new Passage("/two", "Vectors", "Vectors", "The dot product of Ångström <b>.")));

  @AfterEach
  void close() {
    index.close();
  }

  private List<String> paths(String typed) {
    return Query.of(typed)
        .map(query -> index.find(query, 10).stream().map(Hit::path).toList())
        .orElse(List.of());
  }

  @Test
  void wordsAreFoundByTheirStemsAndBeginnings() {
    assertEquals(List.of("/one"), paths("radius circles"));
    assertEquals(List.of("/two"), paths("angstr"));
    assertEquals(List.of("/two"), paths("DOT prod"));
  }

  @Test
  void headingsCountMore() {
    assertEquals(List.of("/one#touching", "/one"), paths("touch"));
  }

  @Test
  void someWordsAreBetterThanNothing() {
    assertEquals(List.of("/one"), paths("radius zebra"));
    assertEquals(List.of(), paths("zebra"));
  }

  @ValueSource(strings = {"\"", "*", "NEAR(", "a AND", "\"radius", "text:radius", "-", "(", "''"})
  @ParameterizedTest
  void noTypedTextIsTakenForTheLanguageOfTheIndex(String typed) {
    assertTrue(paths(typed).size() <= 3, typed);
  }

  @Test
  void excerptSaysWhatMatched() {
    Hit hit = index.find(Query.of("tangent").orElseThrow(), 10).get(0);
    assertEquals(
        List.of(new Hit.Part("Tangents", true), new Hit.Part(" count as touching.", false)),
        hit.excerpt());
  }
}
