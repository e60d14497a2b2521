package touchline.server.annotation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Where comments stand in a source. */
class NotedSourceTest {
  private static Annotation note(long id, int first, int last) {
    return new Annotation(id, first, last, "words", "Ada", Instant.EPOCH);
  }

  /** Numbers of lines, with a star where a comment is about them, and numbers of comments. */
  private static String words(String source, Annotation... notes) {
    return NotedSource.of(source, List.of(notes)).chunks().stream()
        .map(
            chunk ->
                chunk.lines().stream()
                        .map(line -> line.number() + (line.isNoted() ? "*" : ""))
                        .collect(Collectors.joining(" "))
                    + " ->"
                    + chunk.notes().stream()
                        .map(note -> " " + note.id())
                        .collect(Collectors.joining()))
        .collect(Collectors.joining("; "));
  }

  @Test
  void commentsStandAfterTheirLastLine() {
    assertEquals("1 2 3 ->", words("a\nb\n\tc\n\n"));
    assertEquals("1 2* 3* -> 7; 4 ->", words("a\nb\nc\nd", note(7, 2, 3)));
    assertEquals(
        "1* 2* -> 4 9; 3* -> 5", words("a\nb\nc", note(9, 2, 2), note(5, 2, 3), note(4, 1, 2)));
  }

  @Test
  void nothingIsLostWhereLinesAreGone() {
    assertEquals("1 2 -> 3", words("a\nb", note(3, 5, 6)));
    assertEquals("", words("", note(3, 5, 6)), "an erased method has neither");
    assertEquals(2, NotedSource.lines("a\nb\n\n"));
  }
}
