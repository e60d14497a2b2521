package touchline.topic.closestpoint;

import java.util.ArrayList;
import java.util.List;
import touchline.answer.Value;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.CodeLine;
import touchline.task.Program;

/** The lines of the method that finds the closest point, and two that do not belong to it. */
public final class ClosestPointLines {
  private ClosestPointLines() {}

  /** What the method is given. */
  static List<String> parameters() {
    return List.of("a", "b", "p");
  }

  /** In the order of the listing; those that do not belong come last. */
  public static List<CodeLine<PointGiven>> all() {
    return List.of(
        line("Vec2 segV = b.minus(a);", (g, v) -> v.declare("segV", segV(g))),
        line("Vec2 pV = p.minus(a);", (g, v) -> v.declare("pV", Value.point(g.p().minus(g.a())))),
        line(
            "double length = segV.length();",
            (g, v) -> v.declare("length", Value.number(point(v, "segV").length()))),
        line(
            "Vec2 unit = segV.unit();",
            (g, v) -> v.declare("unit", Value.point(point(v, "segV").unit()))),
        line(
            "double proj = pV.dot(unit);",
            (g, v) -> v.declare("proj", Value.number(point(v, "pV").dot(point(v, "unit"))))),
        line("if (proj <= 0) return a;", (g, v) -> before(v, g.a())),
        line("if (proj >= length) return b;", (g, v) -> beyond(v, number(v, "length"), g.b())),
        line(
            "return a.plus(unit.times(proj));",
            (g, v) -> v.result(Value.point(g.a().plus(move(v))))),
        line(
            "double proj = pV.dot(segV);",
            (g, v) -> v.declare("proj", Value.number(point(v, "pV").dot(point(v, "segV"))))),
        line("if (proj >= 1) return b;", (g, v) -> beyond(v, 1, g.b())));
  }

  /** What programs give in which a line is missing or another stands in its place. */
  static List<Mistake<PointGiven, Value>> mistakes() {
    return List.of(
        built("M01", 0, 1, 3, 4, 7),
        built("M02", 0, 1, 2, 3, 4, 5, 7),
        built("M03", 0, 1, 2, 3, 4, 6, 7),
        built("M04", 0, 1, 2, 3, 8, 5, 6, 7),
        built("M08", 0, 1, 2, 3, 4, 5, 9, 7));
  }

  private static Mistake<PointGiven, Value> built(String id, int... indexes) {
    List<CodeLine<PointGiven>> lines = new ArrayList<>();
    for (int index : indexes) {
      lines.add(all().get(index));
    }
    Program<PointGiven> program = new Program<>(lines);
    return new Mistake<>(id, program::run);
  }

  private static CodeLine<PointGiven> line(String text, CodeLine.Action<PointGiven> action) {
    return CodeLine.of(text, action);
  }

  private static Value segV(PointGiven given) {
    return Value.point(given.b().minus(given.a()));
  }

  private static Vec2 point(CodeLine.Variables variables, String name) {
    return variables.get(name).asPoint();
  }

  private static double number(CodeLine.Variables variables, String name) {
    return variables.get(name).x();
  }

  private static Vec2 move(CodeLine.Variables variables) {
    return point(variables, "unit").times(number(variables, "proj"));
  }

  private static void before(CodeLine.Variables variables, Vec2 a) {
    if (number(variables, "proj") <= 0) {
      variables.result(Value.point(a));
    }
  }

  private static void beyond(CodeLine.Variables variables, double limit, Vec2 b) {
    if (number(variables, "proj") >= limit) {
      variables.result(Value.point(b));
    }
  }
}
