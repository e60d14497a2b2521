package touchline.server.lesson.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads an author's file as text. */
final class Utf8 {
  /** Some editors put it in front of every file; it is not part of the text. */
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private Utf8() {}

  /**
   * The text of a file.
   *
   * @throws NotUtf8 if a byte does not fit
   */
  static String read(Path path) throws NotUtf8 {
    ByteBuffer bytes = ByteBuffer.wrap(bytes(path));
    CharBuffer text = CharBuffer.allocate(bytes.limit());
    CoderResult end = StandardCharsets.UTF_8.newDecoder().decode(bytes, text, true);
    if (end.isError()) {
      throw new NotUtf8(lineOf(bytes));
    }
    text.flip();
    boolean marked = text.hasRemaining() && text.charAt(0) == BYTE_ORDER_MARK;
    return text.toString().substring(marked ? 1 : 0);
  }

  private static byte[] bytes(Path path) {
    try {
      return Files.readAllBytes(path);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** The line on which the decoder stopped. */
  private static int lineOf(ByteBuffer bytes) {
    int line = 1;
    for (int i = 0; i < bytes.position(); i++) {
      line += bytes.get(i) == '\n' ? 1 : 0;
    }
    return line;
  }
}
