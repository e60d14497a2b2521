package touchline.client.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DraftTest {
  @ParameterizedTest
  @ValueSource(strings = {"", "class Solution {}\n", "a\n\nb\r\nc", "\n", "draft 1\nx\ny\nz"})
  void whatIsKeptIsReadBack(String source) {
    Draft draft = new Draft("3fa9", "Monday, 9:30", source);
    assertEquals(Optional.of(draft), Draft.read(draft.text()));
    Unsent unsent = new Unsent("k1", source);
    assertEquals(Optional.of(unsent), Unsent.read(unsent.text()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "draft", "draft 1\n", "draft 1\nv", "draft 2\nv\nt\ns", "unsent 1\nk"})
  void anythingElseIsNoDraft(String kept) {
    assertEquals(Optional.empty(), Draft.read(kept));
    assertEquals(Optional.empty(), Unsent.read(kept));
  }

  @Test
  void aDraftIsNoSubmission() {
    assertEquals(Optional.empty(), Unsent.read(new Draft("v", "t", "s").text()));
  }
}
