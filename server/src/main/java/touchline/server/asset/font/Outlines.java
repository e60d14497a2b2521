package touchline.server.asset.font;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The tables {@code glyf} and {@code loca}: the outlines, and where each begins. A glyph keeps its
 * number when others go, so nothing else in the font has to change.
 *
 * @param glyphs the outlines, one behind the other
 * @param places where each begins, in bytes, and where the last one ends
 */
record Outlines(ByteBuffer glyphs, List<Integer> places) {
  /** Flags of a part of a glyph that is made of others. */
  private static final int WORDS = 0x0001;

  private static final int ONE_SCALE = 0x0008;
  private static final int MORE = 0x0020;
  private static final int TWO_SCALES = 0x0040;
  private static final int FOUR_SCALES = 0x0080;
  private static final int HINTS = 0x0100;

  Outlines {
    places = List.copyOf(places);
  }

  static Outlines read(Sfnt font) {
    ByteBuffer loca = font.table("loca");
    boolean wide = font.table("head").getShort(50) != 0;
    int count = Short.toUnsignedInt(font.table("maxp").getShort(4));
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i <= count; i++) {
      places.add(wide ? loca.getInt(4 * i) : 2 * Short.toUnsignedInt(loca.getShort(2 * i)));
    }
    return new Outlines(font.table("glyf"), places);
  }

  int count() {
    return places.size() - 1;
  }

  /** These, the one for letters that are missing, and those that they are made of. */
  Set<Integer> withParts(Set<Integer> wanted) {
    Set<Integer> all = new TreeSet<>();
    all.add(0);
    wanted.forEach(glyph -> add(glyph, all));
    return all;
  }

  /** Only the wanted outlines, without the programs for coarse screens; the others are empty. */
  Outlines only(Set<Integer> wanted) {
    ByteArrayOutputStream kept = new ByteArrayOutputStream();
    List<Integer> begins = new ArrayList<>();
    for (int glyph = 0; glyph < count(); glyph++) {
      begins.add(kept.size());
      if (wanted.contains(glyph) && length(glyph) > 0) {
        kept.writeBytes(plain(outline(glyph)));
        // Places are counted in pairs of bytes.
        kept.writeBytes(new byte[kept.size() % 2]);
      }
    }
    begins.add(kept.size());
    return new Outlines(ByteBuffer.wrap(kept.toByteArray()), begins);
  }

  /** The table {@code loca} in its narrow form. */
  ByteBuffer loca() {
    ByteBuffer loca = ByteBuffer.allocate(2 * places.size());
    for (int place : places) {
      loca.putShort((short) (place / 2));
    }
    return loca.rewind();
  }

  private ByteBuffer outline(int glyph) {
    return glyphs.slice(places.get(glyph), length(glyph));
  }

  private int length(int glyph) {
    return places.get(glyph + 1) - places.get(glyph);
  }

  private void add(int glyph, Set<Integer> all) {
    if (!all.add(glyph) || length(glyph) == 0) {
      return;
    }
    ByteBuffer outline = outline(glyph);
    if (outline.getShort(0) >= 0) {
      return;
    }
    int part = 10;
    int flags;
    do {
      flags = outline.getShort(part);
      add(Short.toUnsignedInt(outline.getShort(part + 2)), all);
      part += size(flags);
    } while ((flags & MORE) != 0);
  }

  private static byte[] plain(ByteBuffer outline) {
    int contours = outline.getShort(0);
    return contours < 0 ? plainParts(outline) : plainContours(outline, 10 + 2 * contours);
  }

  private static byte[] plainContours(ByteBuffer outline, int hints) {
    int length = Short.toUnsignedInt(outline.getShort(hints));
    int rest = hints + 2 + length;
    ByteBuffer plain = ByteBuffer.allocate(outline.limit() - length);
    plain.put(outline.slice(0, hints)).putShort((short) 0);
    plain.put(outline.slice(rest, outline.limit() - rest));
    return plain.array();
  }

  private static byte[] plainParts(ByteBuffer outline) {
    byte[] plain = new byte[outline.limit()];
    outline.get(0, plain);
    ByteBuffer parts = ByteBuffer.wrap(plain);
    int part = 10;
    int flags;
    do {
      flags = parts.getShort(part);
      parts.putShort(part, (short) (flags & ~HINTS));
      part += size(flags);
    } while ((flags & MORE) != 0);
    return Arrays.copyOf(plain, part);
  }

  private static int size(int flags) {
    int place = (flags & WORDS) != 0 ? 4 : 2;
    int scale =
        (flags & ONE_SCALE) != 0
            ? 2
            : (flags & TWO_SCALES) != 0 ? 4 : (flags & FOUR_SCALES) != 0 ? 8 : 0;
    return 4 + place + scale;
  }
}
