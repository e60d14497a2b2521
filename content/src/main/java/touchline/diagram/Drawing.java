package touchline.diagram;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Shapes in drawing order, first at the bottom.
 *
 * @param now the roles that have just changed and should stand out
 * @param own how many of the shapes were there before more was put on top; the names of points go
 *     by these, so that they stay where they are when an answer comes
 */
public record Drawing(View view, List<Shape> shapes, Set<String> now, int own) {
  public Drawing {
    shapes = List.copyOf(shapes);
    now = Collections.unmodifiableSet(new HashSet<>(now));
  }

  public Drawing(View view, List<Shape> shapes, Set<String> now) {
    this(view, shapes, now, shapes.size());
  }

  public Drawing(View view, List<Shape> shapes) {
    this(view, shapes, Set.of());
  }

  /** Whether it has a grid. */
  boolean isRuled() {
    boolean ruled = false;
    for (Shape shape : shapes) {
      ruled |= shape instanceof Shape.Grid;
    }
    return ruled;
  }

  /** This drawing with more on top. */
  public Drawing with(Shape... more) {
    List<Shape> all = new ArrayList<>(shapes);
    all.addAll(List.of(more));
    return new Drawing(view, all, now, own);
  }
}
