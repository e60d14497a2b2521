package touchline.server.asset.font;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A font cut down to some letters. Metrics of the whole stay, so that lines are as high as with the
 * whole font; what forms letters on coarse screens goes, and so do the names of glyphs.
 */
public final class FontSubset {
  /** The version of the table {@code post} that has no names. */
  private static final int NO_NAMES = 0x00030000;

  private static final int POST = 32;

  private FontSubset() {}

  /**
   * The font with these letters alone, as a file for the web. Letters that it does not have are
   * left out.
   *
   * @param file a font with TrueType outlines
   * @throws IllegalArgumentException if the font lacks a table
   */
  public static byte[] of(byte[] file, Set<Integer> letters) {
    Sfnt font = Sfnt.read(file);
    SortedMap<Integer, Integer> glyphs = LetterTable.read(font.table("cmap"));
    glyphs.keySet().retainAll(letters);
    Outlines all = Outlines.read(font);
    Set<Integer> wanted = all.withParts(Set.copyOf(glyphs.values()));
    Outlines outlines = all.only(wanted);

    Map<String, ByteBuffer> tables = new TreeMap<>(font.tables());
    tables
        .keySet()
        .retainAll(
            Set.of(
                "OS/2", "cmap", "gasp", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name",
                "post"));
    tables.put("cmap", LetterTable.write(glyphs));
    tables.put("glyf", outlines.glyphs());
    tables.put("loca", outlines.loca());
    tables.put("head", narrow(font.table("head")));
    tables.put("hmtx", widths(font, wanted));
    tables.put("post", copy(font.table("post").slice(0, POST)).putInt(0, NO_NAMES));
    return Woff.file(new Sfnt(font.flavour(), tables));
  }

  /** Says that {@code loca} has its narrow form. */
  private static ByteBuffer narrow(ByteBuffer head) {
    return copy(head).putShort(50, (short) 0);
  }

  /** The widths of the wanted glyphs; zeros for the others take no room in a file. */
  private static ByteBuffer widths(Sfnt font, Set<Integer> wanted) {
    ByteBuffer widths = copy(font.table("hmtx"));
    int full = Short.toUnsignedInt(font.table("hhea").getShort(34));
    for (int glyph = 0; glyph < full; glyph++) {
      if (!wanted.contains(glyph)) {
        widths.putInt(4 * glyph, 0);
      }
    }
    return widths;
  }

  private static ByteBuffer copy(ByteBuffer table) {
    return ByteBuffer.allocate(table.limit()).put(0, table, 0, table.limit());
  }
}
