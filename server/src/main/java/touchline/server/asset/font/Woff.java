package touchline.server.asset.font;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.Deflater;

/** Writes a font as a file for the web, each table compressed by itself. */
final class Woff {
  private static final int SIGNATURE = 0x774F4646;
  private static final int HEADER = 44;
  private static final int ENTRY = 20;
  private static final int SFNT_HEADER = 12;
  private static final int SFNT_ENTRY = 16;

  private Woff() {}

  static byte[] file(Sfnt font) {
    Map<String, byte[]> stored = new TreeMap<>();
    font.tables().forEach((tag, table) -> stored.put(tag, smaller(bytes(table))));
    int count = stored.size();
    int directory = HEADER + ENTRY * count;
    int total = directory + stored.values().stream().mapToInt(table -> padded(table.length)).sum();
    int plain = font.tables().values().stream().mapToInt(table -> padded(table.limit())).sum();

    ByteBuffer file = ByteBuffer.allocate(total);
    file.putInt(SIGNATURE).putInt(font.flavour()).putInt(total);
    file.putShort((short) count).putShort((short) 0);
    file.putInt(SFNT_HEADER + SFNT_ENTRY * count + plain);
    // Version 1.0, and no notes: the rest of the header is zero.
    file.putShort((short) 1).position(HEADER);
    int at = directory;
    for (Map.Entry<String, byte[]> one : stored.entrySet()) {
      ByteBuffer table = font.table(one.getKey());
      for (char letter : one.getKey().toCharArray()) {
        file.put((byte) letter);
      }
      file.putInt(at).putInt(one.getValue().length).putInt(table.limit()).putInt(sum(table));
      file.put(at, one.getValue());
      at += padded(one.getValue().length);
    }
    return file.array();
  }

  /** Compressed, or as it is where that would not be smaller. */
  private static byte[] smaller(byte[] table) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(table);
    deflater.finish();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] piece = new byte[4096];
    while (!deflater.finished()) {
      out.write(piece, 0, deflater.deflate(piece));
    }
    deflater.end();
    return out.size() < table.length ? out.toByteArray() : table;
  }

  private static byte[] bytes(ByteBuffer table) {
    byte[] bytes = new byte[table.limit()];
    table.get(0, bytes);
    return bytes;
  }

  /** The sum of a table's words of four bytes, the last one filled up with zeros. */
  private static int sum(ByteBuffer table) {
    ByteBuffer words = ByteBuffer.allocate(padded(table.limit()));
    words.put(0, table, 0, table.limit());
    int sum = 0;
    for (int i = 0; i < words.limit(); i += 4) {
      sum += words.getInt(i);
    }
    return sum;
  }

  private static int padded(int length) {
    return (length + 3) / 4 * 4;
  }
}
