package touchline.server.csv;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** The text of a file that a spreadsheet wrote, in whatever encoding. */
public final class CsvText {
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private CsvText() {}

  /** UTF-8 or UTF-16 by its mark, UTF-8 where the bytes allow it, else Windows' Latin letters. */
  public static String of(byte[] file) {
    if (startsWith(file, 0xFF, 0xFE) || startsWith(file, 0xFE, 0xFF)) {
      return new String(file, StandardCharsets.UTF_16);
    }
    int mark = startsWith(file, 0xEF, 0xBB, 0xBF) ? 3 : 0;
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(file, mark, file.length - mark))
          .toString();
    } catch (CharacterCodingException older) {
      return new String(file, WINDOWS);
    }
  }

  private static boolean startsWith(byte[] file, int... mark) {
    if (file.length < mark.length) {
      return false;
    }
    for (int i = 0; i < mark.length; i++) {
      if (Byte.toUnsignedInt(file[i]) != mark[i]) {
        return false;
      }
    }
    return true;
  }

  /** What stands between the fields: whichever of the three the first line has most of. */
  public static char separator(String text) {
    String first = text.lines().findFirst().orElse("");
    char best = ',';
    for (char one : new char[] {';', '\t'}) {
      if (count(first, one) > count(first, best)) {
        best = one;
      }
    }
    return best;
  }

  private static long count(String line, char wanted) {
    return line.chars().filter(c -> c == wanted).count();
  }
}
