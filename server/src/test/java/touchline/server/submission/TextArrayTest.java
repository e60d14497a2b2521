package touchline.server.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextArrayTest {
  @Test
  void whatIsWrittenIsReadBack() {
    List<String> texts =
        List.of("", "(1, 2)", "a \"b\" \\ c", "\u0000\n\r\t\u001f\u2028", "√2", "😀", "]");
    assertEquals(texts, TextArray.read(TextArray.write(texts)));
    assertEquals(List.of(), TextArray.read(TextArray.write(List.of())));
  }

  @Test
  void writesJson() {
    assertEquals("[\"a\\\"b\",\"\\u000a\"]", TextArray.write(List.of("a\"b", "\n")));
  }

  @Test
  void readsEveryEscape() {
    assertEquals(
        List.of("\"\\/\b\f\n\r\tA"), TextArray.read("[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\"]"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "[", "[\"", "[\"a\"", "[\"a\"]x", "[1]", "{}", "[\"\\x\"]", "[\"\\u00\"]"})
  void otherTextIsRefused(String json) {
    assertThrows(IllegalArgumentException.class, () -> TextArray.read(json));
  }
}
