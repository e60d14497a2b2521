package touchline.server.grading.job;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Texts and lists on the pipe. Characters go one by one, so that half of a pair arrives as sent.
 */
public final class Texts {
  /** No list or text of either side is longer; a larger count is a broken pipe. */
  private static final int MOST = 10_000_000;

  private Texts() {}

  /** Writes one part of a list. */
  public interface Write<T> {
    void write(T part) throws IOException;
  }

  /** Reads one part of a list. */
  public interface Read<T> {
    T read() throws IOException;
  }

  public static void write(DataOutputStream out, String text) throws IOException {
    out.writeInt(text.length());
    out.writeChars(text);
  }

  public static String read(DataInputStream in) throws IOException {
    char[] characters = new char[count(in)];
    for (int i = 0; i < characters.length; i++) {
      characters[i] = in.readChar();
    }
    return new String(characters);
  }

  public static void write(DataOutputStream out, double[] numbers) throws IOException {
    out.writeInt(numbers.length);
    for (double number : numbers) {
      out.writeDouble(number);
    }
  }

  public static double[] readNumbers(DataInputStream in) throws IOException {
    double[] numbers = new double[count(in)];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = in.readDouble();
    }
    return numbers;
  }

  public static <T> void writeList(DataOutputStream out, List<T> list, Write<T> write)
      throws IOException {
    out.writeInt(list.size());
    for (T part : list) {
      write.write(part);
    }
  }

  public static <T> List<T> readList(DataInputStream in, Read<T> read) throws IOException {
    int count = count(in);
    List<T> list = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      list.add(read.read());
    }
    return list;
  }

  static void write(DataOutputStream out, Enum<?> constant) throws IOException {
    write(out, constant.name());
  }

  static <E extends Enum<E>> E constant(DataInputStream in, Class<E> type) throws IOException {
    String name = read(in);
    try {
      return Enum.valueOf(type, name);
    } catch (IllegalArgumentException unknown) {
      throw new IOException("a constant must be one of " + type + ": " + name, unknown);
    }
  }

  private static int count(DataInputStream in) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > MOST) {
      throw new IOException("a count must be from 0 to " + MOST + ": " + count);
    }
    return count;
  }
}
