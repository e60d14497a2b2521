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
import touchline.geometry.Vec2;

/** A task in which expressions that are left out of a method are typed; the method is run. */
public final class GapsTask extends Task {
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
    return new Picture(shown.inputs()).given();
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
    return unit.equals("times") ? "0 1 0.05" : "0.1 10 0.1 " + unit;
  }

  /** The picture of what a method with gaps is given, made from the names of its inputs. */
  private static final class Picture {
    /** Points that are the corners of one shape if they follow one another. */
    private static final List<List<String>> SHAPES =
        List.of(List.of("a", "b", "c"), List.of("p", "q"), List.of("ofP", "ofQ"));

    private final Scene scene = Scene.ofCircles();
    private final List<GapInput> inputs;

    /** Where the next vector starts: at the thing before it. */
    private Vec2 start = Vec2.ZERO;

    Picture(List<GapInput> inputs) {
      this.inputs = inputs;
    }

    Given given() {
      int i = 0;
      while (i < inputs.size()) {
        List<GapInput> left = inputs.subList(i, inputs.size());
        int corners = corners(left);
        switch (corners) {
          case 3 ->
              scene.triangle(left.get(0).point(0), left.get(1).point(0), left.get(2).point(0));
          case 2 -> segment(left.get(0), left.get(1));
          default -> add(left.get(0));
        }
        i += Math.max(1, corners);
      }
      return scene.given();
    }

    /** How many of the first inputs are the corners of one shape. */
    private static int corners(List<GapInput> inputs) {
      int most = 0;
      for (List<String> names : SHAPES) {
        int count = 0;
        while (count < names.size()
            && count < inputs.size()
            && inputs.get(count).kind().equals("point")
            && inputs.get(count).name().equals(names.get(count))) {
          count++;
        }
        most = Math.max(most, count);
      }
      return most;
    }

    /** From p to q is an edge of a difference, which lies about the origin. */
    private void segment(GapInput from, GapInput to) {
      scene.segment(from.name(), from.point(0), to.name(), to.point(0));
      if (from.name().equals("p")) {
        scene.origin();
      }
    }

    private void add(GapInput input) {
      switch (input.kind()) {
        case "circle" -> scene.circle(input.name(), new Circle(input.point(0), radius(input)));
        case "line" -> scene.line(input.point(0), input.point(2));
        case "box" -> box(input.name(), new Box(input.point(0), input.point(2)));
        case "stadium" -> scene.stadium(input.point(0), input.point(2), input.numbers().get(4));
        case "number" -> scene.number(input.name(), input.numbers().get(0));
        case "vector" -> vector(input.name(), input.point(0));
        default -> scene.point(input.name(), input.point(0));
      }
      start = startAfter(input);
    }

    private static double radius(GapInput circle) {
      return circle.numbers().get(2);
    }

    /** One that is called so needs no name in the picture. */
    private void box(String name, Box box) {
      if (name.equals("box")) {
        scene.box(box);
      } else {
        scene.box(name, box);
      }
    }

    /** A normal leads away from the wall that the ball touches. */
    private void vector(String name, Vec2 vector) {
      GapInput ball = inputs.get(0);
      boolean isNormal = name.equals("normal") && ball.kind().equals("circle");
      if (isNormal && vector.length() > 0) {
        scene.wall(new Circle(ball.point(0), radius(ball)), vector);
      }
      scene.vector(name, start, vector);
    }

    /** The arrow of a box that moves leads from its upper right corner. */
    private Vec2 startAfter(GapInput input) {
      return switch (input.kind()) {
        case "circle", "point" -> input.point(0);
        case "box" -> {
          Box box = new Box(input.point(0), input.point(2));
          yield new Vec2(box.right(), box.top());
        }
        default -> start;
      };
    }
  }
}
