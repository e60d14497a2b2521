package touchline.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.diagram.View;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** What a figure hands to its method, in the order of the description. */
public final class Inputs {
  private final View view;
  private final List<Input> all;

  public Inputs(View view, List<Input> all) {
    this.view = view;
    this.all = List.copyOf(all);
  }

  /** The part of the world in which they are. */
  public View view() {
    return view;
  }

  public List<Input> all() {
    return all;
  }

  private Input input(String name) {
    for (Input input : all) {
      if (input.name().equals(name)) {
        return input;
      }
    }
    throw new IllegalArgumentException("inputs must have one of this name: " + name);
  }

  /** A vector, a point, or the centre of a circle. */
  public Vec2 vector(String name) {
    return input(name).vector(0);
  }

  /** The number of that name. */
  public double number(String name) {
    return input(name).number(0);
  }

  /** The circle of that name. */
  public Circle circle(String name) {
    return input(name).circle(0);
  }

  /**
   * The two points that a line goes through.
   *
   * @throws IllegalArgumentException if the line is given by its normal
   */
  public Segment through(String line) {
    if (input(line).parts().get(1) instanceof Part.At) {
      return input(line).segment(0);
    }
    throw new IllegalArgumentException("line must be given by two points: " + line);
  }

  /** Kind and name of each, as in {@code point a, point b, circle circle}. */
  public String signature() {
    StringBuilder signature = new StringBuilder();
    for (Input input : all) {
      signature.append(signature.length() == 0 ? "" : ", ");
      signature.append(input.kind().word()).append(' ').append(input.name());
    }
    return signature.toString();
  }

  /** The segment between two points. */
  public Segment segment(String from, String to) {
    return new Segment(vector(from), vector(to));
  }

  public Line line(String name) {
    return input(name).line();
  }

  /** The box of that name. */
  public Box box(String name) {
    return input(name).box();
  }

  /** The stadium of that name. */
  public Stadium stadium(String name) {
    return input(name).stadium();
  }

  /** The circles of that name. */
  public List<Circle> circles(String name) {
    return input(name).circles();
  }

  /** The corners of the polygon of that name, in order. */
  public List<Vec2> polygon(String name) {
    return input(name).corners();
  }

  public List<Segment> segments(String name) {
    return input(name).segments();
  }

  /** Everything that a reader can take hold of, in order. */
  public List<Grip> grips() {
    return new Grips(this).all();
  }

  /** Every number that a reader can change, in order. */
  public List<InputNumber> fields() {
    return new InputNumbers(view, all).all();
  }

  /**
   * The inputs with a handle put near that point: on the lattice, inside the view. The same object
   * if that changes nothing.
   *
   * @throws IllegalArgumentException if there is no such handle
   */
  public Inputs dragged(String grip, Vec2 to) {
    Vec2 anchor = grip(grip).anchor();
    return changed(grip, part -> part.dragged(to, anchor, view));
  }

  /**
   * The inputs with a number set to the nearest one that is allowed. The same object if that
   * changes nothing.
   *
   * @throws IllegalArgumentException if there is no such number
   */
  public Inputs with(String field, double value) {
    for (Input input : all) {
      for (Part part : input.parts()) {
        for (String axis : InputNumbers.AXES) {
          if (field.equals(part.id() + axis)) {
            return changed(part.id(), old -> InputNumbers.set(old, axis, value, view));
          }
        }
      }
    }
    throw new IllegalArgumentException("inputs must have a number of this name: " + field);
  }

  /**
   * The handle of that name.
   *
   * @throws IllegalArgumentException if there is no such handle
   */
  Grip grip(String id) {
    for (Grip grip : grips()) {
      if (grip.id().equals(id)) {
        return grip;
      }
    }
    throw new IllegalArgumentException("inputs must have a handle of this name: " + id);
  }

  /** Changes one part. */
  private interface Change {
    Part of(Part part);
  }

  private Inputs changed(String id, Change change) {
    List<Input> next = new ArrayList<>(all);
    for (int i = 0; i < next.size(); i++) {
      Input input = next.get(i);
      for (int j = 0; j < input.parts().size(); j++) {
        Part part = input.parts().get(j);
        if (part.id().equals(id)) {
          Part changed = change.of(part);
          if (changed.equals(part)) {
            return this;
          }
          next.set(i, input.with(j, changed));
        }
      }
    }
    return new Inputs(view, next);
  }

  /** Where the handles are, by their names. */
  public Map<String, Vec2> points() {
    Map<String, Vec2> points = new LinkedHashMap<>();
    grips().forEach(grip -> points.put(grip.id(), grip.at()));
    return points;
  }

  /** Where the handle of that name is. */
  public Vec2 point(String grip) {
    return grip(grip).at();
  }

  /** The same as {@link #dragged}. */
  public Inputs with(String grip, Vec2 to) {
    return dragged(grip, to);
  }
}
