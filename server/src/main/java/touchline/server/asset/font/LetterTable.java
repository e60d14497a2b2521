package touchline.server.asset.font;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The table {@code cmap}, which glyph a letter has: its form 4, for the first 65,536 letters. */
final class LetterTable {
  private static final int FORM = 4;
  private static final int LAST = 0xffff;

  private LetterTable() {}

  /** The glyph of each letter that has one. */
  static SortedMap<Integer, Integer> read(ByteBuffer cmap) {
    SortedMap<Integer, Integer> glyphs = new TreeMap<>();
    ByteBuffer form = form(cmap);
    int segments = unsigned(form, 6) / 2;
    int starts = 16 + 2 * segments;
    for (int i = 0; i < segments; i++) {
      int last = unsigned(form, 14 + 2 * i);
      for (int letter = unsigned(form, starts + 2 * i); letter <= last; letter++) {
        int glyph = glyph(form, starts + 2 * i, segments, letter);
        if (glyph != 0 && letter != LAST) {
          glyphs.put(letter, glyph);
        }
      }
    }
    return glyphs;
  }

  /** A table of these letters alone, with a segment for each. */
  static ByteBuffer write(SortedMap<Integer, Integer> glyphs) {
    int segments = glyphs.size() + 1;
    int highest = Integer.highestOneBit(segments);
    int length = 16 + 8 * segments;
    ByteBuffer cmap = ByteBuffer.allocate(12 + length);
    // One table, for Windows and the web: platform 3, encoding 1.
    put(cmap, 0, 1, 3, 1, 0, 12);
    put(cmap, FORM, length, 0, 2 * segments);
    put(cmap, 2 * highest, Integer.numberOfTrailingZeros(highest), 2 * (segments - highest));
    glyphs.keySet().forEach(letter -> put(cmap, letter));
    put(cmap, LAST, 0);
    glyphs.keySet().forEach(letter -> put(cmap, letter));
    put(cmap, LAST);
    for (Map.Entry<Integer, Integer> one : glyphs.entrySet()) {
      put(cmap, one.getValue() - one.getKey());
    }
    put(cmap, 1);
    // The last numbers say that no segment has a list of its own.
    return cmap.rewind();
  }

  private static int glyph(ByteBuffer form, int start, int segments, int letter) {
    int delta = unsigned(form, start + 2 * segments);
    int list = start + 4 * segments;
    int offset = unsigned(form, list);
    if (offset == 0) {
      return (letter + delta) & LAST;
    }
    int glyph = unsigned(form, list + offset + 2 * (letter - unsigned(form, start)));
    return glyph == 0 ? 0 : (glyph + delta) & LAST;
  }

  private static ByteBuffer form(ByteBuffer cmap) {
    for (int i = 0; i < unsigned(cmap, 2); i++) {
      int at = cmap.getInt(4 + 8 * i + 4);
      if (unsigned(cmap, at) == FORM) {
        return cmap.slice(at, unsigned(cmap, at + 2));
      }
    }
    throw new IllegalArgumentException("cmap must have a table of form 4");
  }

  private static int unsigned(ByteBuffer bytes, int at) {
    return Short.toUnsignedInt(bytes.getShort(at));
  }

  private static void put(ByteBuffer bytes, int... numbers) {
    for (int number : numbers) {
      bytes.putShort((short) number);
    }
  }
}
