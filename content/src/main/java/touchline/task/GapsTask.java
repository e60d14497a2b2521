package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import touchline.exercise.Chance;
import touchline.gap.AllGaps;
import touchline.gap.Gap;
import touchline.gap.GapCase;
import touchline.gap.GapCases;
import touchline.gap.GapInput;
import touchline.gap.Gaps;
import touchline.geometry.Box;
import touchline.geometry.Circle;

/** A task in which expressions that are left out of a method are typed; the method is run. */
public final class GapsTask extends Task {
  private static final List<String> CORNERS = List.of("a", "b", "c");

  private final Gaps gaps;

  public GapsTask(Gaps gaps) {
    super(gaps.id(), Kind.GAPS, 0);
    this.gaps = gaps;
  }

  /** The tasks that the lessons' exercises describe. */
  public static List<Task> all() {
    List<Task> all = new ArrayList<>();
    AllGaps.all().forEach(gaps -> all.add(new GapsTask(gaps)));
    return all;
  }

  public Gaps gaps() {
    return gaps;
  }

  @Override
  Stream<String> ids() {
    return gaps.gaps().stream().flatMap(gap -> gap.wrongs().stream()).map(Gap.Wrong::id);
  }

  @Override
  Sheet sheet(Chance chance) {
    return new GapsSheet(this, GapCases.of(gaps, chance));
  }

  /** One of the cases, as a learner is given it. */
  Given given(GapCase shown) {
    Scene scene = Scene.ofCircles();
    List<GapInput> inputs = shown.inputs();
    int i = 0;
    while (i < inputs.size()) {
      List<GapInput> left = inputs.subList(i, inputs.size());
      int corners = corners(left);
      switch (corners) {
        case 3 -> scene.triangle(left.get(0).point(0), left.get(1).point(0), left.get(2).point(0));
        case 2 -> scene.segment(left.get(0).point(0), left.get(1).point(0));
        default -> add(scene, left.get(0));
      }
      i += Math.max(1, corners);
    }
    return scene.given();
  }

  /** How many of the first inputs are the points a, b, c, of a segment or a triangle. */
  private static int corners(List<GapInput> inputs) {
    int count = 0;
    while (count < CORNERS.size() && count < inputs.size() && isCorner(inputs.get(count), count)) {
      count++;
    }
    return count;
  }

  private static boolean isCorner(GapInput input, int at) {
    return input.kind().equals("point") && input.name().equals(CORNERS.get(at));
  }

  private static void add(Scene scene, GapInput input) {
    switch (input.kind()) {
      case "circle" -> scene.circle(input.name(), circle(input));
      case "line" -> scene.line(input.point(0), input.point(2));
      case "box" -> add(scene, input.name(), box(input));
      case "stadium" -> scene.stadium(input.point(0), input.point(2), input.numbers().get(4));
      case "number" -> scene.number(input.name(), input.numbers().get(0));
      case "vector" -> scene.arrow(input.name(), input.point(0));
      default -> scene.point(input.name(), input.point(0));
    }
  }

  /** One that is called so needs no name in the picture. */
  private static void add(Scene scene, String name, Box box) {
    if (name.equals("box")) {
      scene.box(box);
    } else {
      scene.box(name, box);
    }
  }

  private static Box box(GapInput input) {
    return new Box(input.point(0), input.point(2));
  }

  private static Circle circle(GapInput input) {
    return new Circle(input.point(0), input.numbers().get(2));
  }

  WorkedExample worked(GapCase shown) {
    WorkedExample worked = WorkedExample.of(gaps.listing().name());
    String from = "";
    for (GapInput input : shown.inputs()) {
      worked = with(worked, input, from);
      from = input.kind().equals("vector") ? from : input.name();
    }
    return worked;
  }

  private static WorkedExample with(WorkedExample worked, GapInput input, String from) {
    return switch (input.kind()) {
      case "circle" -> worked.circle(input.name(), circle(input));
      case "line" -> worked.line(input.point(0), input.point(2));
      case "box" -> worked.box(input.name(), box(input));
      case "stadium" -> worked.stadium(input.point(0), input.point(2), input.numbers().get(4));
      case "number" -> worked.number(input.name(), input.numbers().get(0), range(input.unit()));
      case "vector" -> worked.vector(input.name(), input.point(0), from);
      default -> worked.point(input.name(), input.point(0));
    };
  }

  /** How far a number may be changed in the worked solution; all but ratios must stay above 0. */
  private static String range(String unit) {
    return (unit.equals("times") ? "0 1 0.05 " : "0.1 10 0.1 ") + unit;
  }
}
