package touchline.server.grading.job;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.server.grading.job.CaseTrace.Shown;
import touchline.trace.Call;
import touchline.trace.Event;
import touchline.trace.Step;
import touchline.trace.Trace;

/** The steps of a run as bytes. */
final class TraceWire {
  private static final Call SOLUTION = new Call("Solution", 0, 0);

  private TraceWire() {}

  static void write(DataOutputStream out, CaseTrace traced) throws IOException {
    out.writeBoolean(traced.cut());
    Texts.writeList(
        out,
        traced.trace().steps(),
        step -> {
          out.writeInt(step.line());
          Texts.writeList(out, step.events(), event -> event(out, event));
        });
  }

  static CaseTrace read(DataInputStream in) throws IOException {
    boolean cut = in.readBoolean();
    List<Step> steps =
        Texts.readList(
            in, () -> new Step(in.readInt(), SOLUTION, Texts.readList(in, () -> event(in))));
    if (steps.isEmpty()) {
      throw new IOException("a trace must have a step");
    }
    return new CaseTrace(new Trace(steps), cut);
  }

  private static void event(DataOutputStream out, Event event) throws IOException {
    if (event instanceof Event.Assigned assigned) {
      out.writeByte('a');
      Texts.write(out, assigned.name());
      value(out, assigned.value());
    } else if (event instanceof Event.Decided decided) {
      out.writeByte('d');
      out.writeBoolean(decided.outcome());
    } else if (event instanceof Event.Returned returned) {
      out.writeByte('r');
      value(out, returned.value());
    } else if (event instanceof Event.Threw threw) {
      out.writeByte('t');
      Texts.write(out, threw.message());
    }
  }

  private static Event event(DataInputStream in) throws IOException {
    int kind = in.readByte();
    return switch (kind) {
      case 'a' -> new Event.Assigned(Texts.read(in), value(in));
      case 'd' -> new Event.Decided(in.readBoolean());
      case 'r' -> new Event.Returned(value(in));
      case 't' -> new Event.Threw(Texts.read(in));
      default -> throw new IOException("an event must have a known first byte: " + kind);
    };
  }

  private static void value(DataOutputStream out, Object value) throws IOException {
    if (value instanceof Boolean truth) {
      out.writeByte(truth ? 'T' : 'F');
    } else if (value instanceof Integer number) {
      out.writeByte('I');
      out.writeInt(number);
    } else if (value instanceof Long number) {
      out.writeByte('J');
      out.writeLong(number);
    } else if (value instanceof Number number) {
      out.writeByte('D');
      out.writeDouble(number.doubleValue());
    } else if (value instanceof Vec2 point) {
      numbers(out, 'V', point.x(), point.y());
    } else if (value instanceof Circle circle) {
      numbers(out, 'C', circle.center().x(), circle.center().y(), circle.radius());
    } else if (value instanceof Segment line) {
      numbers(out, 'S', line.a().x(), line.a().y(), line.b().x(), line.b().y());
    } else if (value instanceof Box box) {
      numbers(out, 'B', box.a().x(), box.a().y(), box.b().x(), box.b().y());
    } else if (value instanceof String text) {
      out.writeByte('s');
      Texts.write(out, text);
    } else {
      out.writeByte('o');
      Texts.write(out, value instanceof Shown shown ? shown.text() : String.valueOf(value));
    }
  }

  private static void numbers(DataOutputStream out, char kind, double... numbers)
      throws IOException {
    out.writeByte(kind);
    for (double number : numbers) {
      out.writeDouble(number);
    }
  }

  private static Object value(DataInputStream in) throws IOException {
    int kind = in.readByte();
    return switch (kind) {
      case 'T' -> true;
      case 'F' -> false;
      case 'I' -> in.readInt();
      case 'J' -> in.readLong();
      case 'D' -> in.readDouble();
      case 'V' -> point(in);
      case 'C' -> new Circle(point(in), in.readDouble());
      case 'S' -> new Segment(point(in), point(in));
      case 'B' -> new Box(point(in), point(in));
      case 's' -> Texts.read(in);
      case 'o' -> new Shown(Texts.read(in));
      default -> throw new IOException("a value must have a known first byte: " + kind);
    };
  }

  private static Vec2 point(DataInputStream in) throws IOException {
    return new Vec2(in.readDouble(), in.readDouble());
  }
}
