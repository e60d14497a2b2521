package touchline.server.grading.job;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import touchline.server.grading.job.CaseRun.Gave;
import touchline.server.grading.job.CaseRun.GaveNull;
import touchline.server.grading.job.CaseRun.NotRun;
import touchline.server.grading.job.CaseRun.Stopped;
import touchline.server.grading.job.CaseRun.Threw;

/** What one case did, as bytes. */
final class CaseWire {
  private CaseWire() {}

  static void write(DataOutputStream out, CaseRun run) throws IOException {
    if (run instanceof Gave gave) {
      out.writeByte('g');
      Texts.write(out, gave.raw());
    } else if (run instanceof GaveNull) {
      out.writeByte('n');
    } else if (run instanceof Threw threw) {
      out.writeByte('t');
      Texts.write(out, threw.type());
      out.writeInt(threw.line());
      Texts.write(out, threw.message());
    } else if (run instanceof Stopped stopped) {
      out.writeByte('s');
      Texts.write(out, stopped.limit());
      out.writeInt(stopped.line());
    } else if (run instanceof NotRun) {
      out.writeByte('o');
    }
    if (!(run instanceof NotRun)) {
      Texts.write(out, run.printed());
    }
  }

  static CaseRun read(DataInputStream in) throws IOException {
    int kind = in.readByte();
    return switch (kind) {
      case 'g' -> new Gave(Texts.readNumbers(in), Texts.read(in));
      case 'n' -> new GaveNull(Texts.read(in));
      case 't' -> new Threw(Texts.read(in), in.readInt(), Texts.read(in), Texts.read(in));
      case 's' -> new Stopped(Texts.constant(in, Limit.class), in.readInt(), Texts.read(in));
      case 'o' -> new NotRun();
      default -> throw new IOException("a run must have a known first byte: " + kind);
    };
  }
}
