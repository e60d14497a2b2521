package touchline.server.grading.worker;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Limit;

/** Where {@code System.out} of a student's program goes: kept, bounded, and never read as more. */
public final class StandardOutput extends OutputStream {
  /** Bytes that a case may print; more is a flood, not debugging. */
  private static final int MOST_OF_A_CASE = 1 << 16;

  /** Bytes that are kept for all cases together; later cases lose their text. */
  private static final int MOST_KEPT = 1 << 16;

  private static final StandardOutput SCREEN = new StandardOutput();

  private final byte[] kept = new byte[CaseRun.MOST_PRINTED];
  private int count;
  private int keptOfAll;
  private PrintStream stream = stream();

  private StandardOutput() {}

  /** Woven in the place of {@code System.out}. */
  public static PrintStream out() {
    return SCREEN.stream;
  }

  /** For each submission a new stream: a stopped one may hold text that it has not passed on. */
  static void open() {
    SCREEN.keptOfAll = 0;
    SCREEN.stream = SCREEN.stream();
  }

  private PrintStream stream() {
    return new PrintStream(this, false, StandardCharsets.UTF_8);
  }

  static void begin() {
    SCREEN.count = 0;
  }

  /** What the case printed. */
  static String taken() {
    int length = Math.min(SCREEN.count, CaseRun.MOST_PRINTED);
    length = Math.min(length, MOST_KEPT - SCREEN.keptOfAll);
    if (length <= 0) {
      return "";
    }
    SCREEN.keptOfAll += length;
    return new String(Arrays.copyOf(SCREEN.kept, length), StandardCharsets.UTF_8);
  }

  @Override
  public void write(int octet) {
    if (count < kept.length) {
      kept[count] = (byte) octet;
    }
    count++;
    if (count > MOST_OF_A_CASE) {
      throw Budget.stopped(Limit.OUTPUT);
    }
  }

  @Override
  public void write(byte[] octets, int from, int length) {
    for (int i = from; i < from + length; i++) {
      write(octets[i]);
    }
  }
}
