package touchline.server.grading.verdict;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import touchline.server.grading.job.ComplaintWire;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.job.JobResultWire;
import touchline.server.grading.job.Texts;

/** Findings as bytes, as they are kept with a verdict. */
public final class FindingsWire {
  /** The form of the bytes: a program that writes another one counts on, and reads this no more. */
  private static final int FORM = 1;

  /** In bytes. Most take a kilobyte or two; steps are left out where they would take more. */
  private static final int MOST = 32 << 10;

  private FindingsWire() {}

  /** At most {@link #MOST} bytes as far as steps are concerned. */
  public static byte[] write(Findings findings) {
    byte[] octets = octets(findings);
    return octets.length <= MOST ? octets : octets(findings.untraced());
  }

  private static byte[] octets(Findings findings) {
    ByteArrayOutputStream octets = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(octets))) {
      out.writeByte(FORM);
      ComplaintWire.writeAll(out, findings.complaints());
      Texts.writeList(out, findings.ticks(), tick -> tick(out, tick));
      out.writeBoolean(findings.traced().isPresent());
      if (findings.traced().isPresent()) {
        traced(out, findings.traced().get());
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return octets.toByteArray();
  }

  private static void tick(DataOutputStream out, Tick tick) throws IOException {
    out.writeBoolean(tick.isRight());
    Texts.write(out, tick.input());
    Texts.write(out, tick.call());
    Texts.write(out, tick.expected());
    Texts.write(out, tick.got());
    Texts.write(out, tick.printed());
  }

  private static void traced(DataOutputStream out, TracedCase traced) throws IOException {
    Texts.write(out, traced.input());
    out.write(JobResultWire.write(traced.run()));
  }

  /**
   * Reads what was written.
   *
   * @throws IOException if another version wrote it
   */
  public static Findings read(byte[] octets) throws IOException {
    try (DataInputStream in =
        new DataInputStream(new GZIPInputStream(new ByteArrayInputStream(octets)))) {
      int form = in.readByte();
      if (form != FORM) {
        throw new IOException("findings must have the form " + FORM + ": " + form);
      }
      return new Findings(
          ComplaintWire.readAll(in), Texts.readList(in, () -> tick(in)), traced(in));
    }
  }

  private static Tick tick(DataInputStream in) throws IOException {
    return new Tick(
        in.readBoolean(),
        Texts.readNumbers(in),
        Texts.read(in),
        Texts.read(in),
        Texts.read(in),
        Texts.read(in));
  }

  private static Optional<TracedCase> traced(DataInputStream in) throws IOException {
    if (!in.readBoolean()) {
      return Optional.empty();
    }
    double[] input = Texts.readNumbers(in);
    if (JobResultWire.read(in.readAllBytes()) instanceof JobResult.Finished run) {
      return Optional.of(new TracedCase(input, run));
    }
    throw new IOException("steps must be of a run that ended");
  }
}
