package touchline.server.asset.font;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class LetterTableTest {
  @Test
  void whatIsWrittenIsRead() {
    TreeMap<Integer, Integer> glyphs = new TreeMap<>(Map.of(32, 3, 97, 40, 98, 41, 0x2212, 7));
    assertEquals(glyphs, LetterTable.read(LetterTable.write(glyphs)));
  }
}
