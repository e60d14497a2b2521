package touchline.server.asset.font;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.TreeMap;

/**
 * A font as its tables.
 *
 * @param flavour the first four bytes, which say of what kind the outlines are
 * @param tables by their tags of four letters, in the order of those
 */
record Sfnt(int flavour, Map<String, ByteBuffer> tables) {
  private static final int HEADER = 12;
  private static final int ENTRY = 16;

  static Sfnt read(byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    Map<String, ByteBuffer> tables = new TreeMap<>();
    int count = bytes.getShort(4);
    for (int i = 0; i < count; i++) {
      int entry = HEADER + i * ENTRY;
      int offset = bytes.getInt(entry + 8);
      int length = bytes.getInt(entry + 12);
      tables.put(tag(bytes, entry), bytes.slice(offset, length));
    }
    return new Sfnt(bytes.getInt(0), tables);
  }

  /**
   * @throws IllegalArgumentException if the font does not have it
   */
  ByteBuffer table(String tag) {
    ByteBuffer table = tables.get(tag);
    if (table == null) {
      throw new IllegalArgumentException("a font must have a table " + tag);
    }
    return table.duplicate();
  }

  private static String tag(ByteBuffer bytes, int at) {
    StringBuilder tag = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      tag.append((char) bytes.get(at + i));
    }
    return tag.toString();
  }
}
