package touchline.diagram;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.diagram.Shape.Arrow;
import touchline.diagram.Shape.Bar;
import touchline.diagram.Shape.Dot;
import touchline.geometry.Vec2;

/**
 * The texts of a drawing, each where it covers no other text and, if there is such a place, no dot,
 * no handle, no line and no number of an axis. Every text has places in order of preference, and
 * takes the first of those that cover least; points choose before what lies between them.
 */
final class Labels {
  /** In SVG units, half the side of what a text must leave free around a dot. */
  private static final double KEPT = 13;

  /** The same for a handle: its ring and two pixels on a phone, in a picture of usual width. */
  private static final double HANDLE = 22;

  /** A name on a handle is taken for its own. */
  private static final double ON_HANDLE = 2_000;

  /** Text on text cannot be read; text on a dot can. */
  private static final double TEXT_ON_TEXT = 1e6;

  /** What the next place in order must save: a name far from its point is not found. */
  private static final double LATER = 12;

  /** In SVG units, between two texts side by side: less reads as one word. */
  private static final double APART = 10;

  /** The same between two texts one above the other: two pixels on a phone. */
  private static final double LINES_APART = 4;

  /** In SVG units; on a phone all pictures are equally wide, and so are the rings of handles. */
  private static final double USUAL_WIDTH = 600;

  private final View view;
  private final Obstacles obstacles;
  private final List<Box> kept = new ArrayList<>();
  private final List<Box> placed = new ArrayList<>();
  private final @Nullable Label[] labels;

  private Labels(Drawing drawing) {
    view = drawing.view();
    obstacles = new Obstacles(drawing);
    List<Shape> shapes = drawing.shapes();
    labels = new Label[shapes.size()];
    shapes.forEach(this::keepFree);
    DotNames names = DotNames.of(drawing);
    LabelPlaces places = new LabelPlaces(drawing);
    for (int i = 0; i < labels.length; i++) {
      if (shapes.get(i) instanceof Dot dot && view.contains(dot.at())) {
        place(i, places.around(names.beside(dot), dot.at()));
      }
    }
    for (int i = 0; i < labels.length; i++) {
      if (shapes.get(i) instanceof Arrow arrow && !isPoint(arrow)) {
        placeAlong(i, places, arrow.label(), arrow.from(), arrow.to(), 1);
      } else if (shapes.get(i) instanceof Bar bar) {
        placeAlong(i, places, bar.label(), bar.from(), bar.to(), -1);
      } else if (shapes.get(i) instanceof Shape.Dashes dashes) {
        placeAlong(i, places, dashes.label(), dashes.from(), dashes.to(), -1);
      } else if (shapes.get(i) instanceof Shape.Tick tick && view.contains(tick.at())) {
        place(i, places.around(tick.label(), tick.at()));
      } else if (shapes.get(i) instanceof Shape.Trail trail && !trail.points().isEmpty()) {
        place(i, places.around(trail.label(), trail.points().get(trail.points().size() / 2)));
      }
    }
    for (int i = 0; i < labels.length; i++) {
      if (shapes.get(i) instanceof Shape.Caption caption) {
        place(i, places.corners(caption.label()));
      }
    }
  }

  /** Too short to be drawn. */
  private boolean isPoint(Arrow arrow) {
    return arrow.to().minus(arrow.from()).length() * view.unit() < 1;
  }

  /** How much more units than usual lie in a pixel of a phone. */
  static double scale(View view) {
    return Math.max(1, view.width() / USUAL_WIDTH);
  }

  static Labels of(Drawing drawing) {
    return new Labels(drawing);
  }

  /** The text of a shape, by the shape's place in the drawing; none if it has none in view. */
  @Nullable Label of(int shape) {
    return labels[shape];
  }

  /** Where nothing else can be read: under texts, dots and handles. */
  List<Box> covered() {
    List<Box> covered = new ArrayList<>(placed);
    covered.addAll(kept);
    return covered;
  }

  private void keepFree(Shape shape) {
    if (shape instanceof Dot dot) {
      keepFree(dot.at(), KEPT);
    } else if (shape instanceof Shape.Kept place) {
      keepFree(place.at(), HANDLE * scale(view));
    }
  }

  private void keepFree(Vec2 at, double half) {
    kept.add(Box.around(view.pixelX(at.x()), view.pixelY(at.y()), half));
  }

  /** What is wholly out of view has no text in it. */
  private void placeAlong(
      int shape, LabelPlaces places, String text, Vec2 from, Vec2 to, int side) {
    Vec2 middle = from.plus(to).times(0.5);
    if (view.contains(middle) || view.contains(from) || view.contains(to)) {
      place(shape, places.along(text, from, to, side));
    }
  }

  private void place(int shape, List<Label> places) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < places.size() && i * LATER < least; i++) {
      Label inside = places.get(i).inside(view);
      double cost = i * LATER + cost(inside.box());
      if (cost < least) {
        least = cost;
        labels[shape] = inside;
      }
    }
    Label chosen = labels[shape];
    if (chosen != null) {
      placed.add(chosen.box());
    }
  }

  private double cost(Box box) {
    double cost = obstacles.cost(box);
    for (Box other : placed) {
      double shared = box.grown(APART, LINES_APART).shared(other);
      cost += shared > 0 ? TEXT_ON_TEXT + shared : 0;
    }
    for (Box other : kept) {
      double shared = box.shared(other);
      cost += shared > 0 ? ON_HANDLE + shared : 0;
    }
    return cost;
  }
}
