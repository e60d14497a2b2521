package touchline.topic.vector;

import java.util.List;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.geometry.Vec2;
import touchline.taught.Measure;
import touchline.topic.closestpoint.MixedAxes;

/** {@code projection(v, w)}: the part of one vector that lies along another. */
public final class ProjectionCode {
  public static final String ID = "vectors/write-it";

  private static final Group NO_DIRECTION = Group.degenerate("a vector w of length zero");

  /** Steps of the grid to one of w: with longer ones a guard against hardly any length is right. */
  private static final double STEPS = 2;

  private static final String VARIANTS =
      """
      Vec2 across(Vec2 axis, Vec2 arrow)
        answer minus v; answer times -1; order w v
        untold A23
      Vec2 mirrored(Vec2 axis, Vec2 arrow)
        answer times 2; answer minus v; order w v
        untold A23
      Vec2 beyondHead(Vec2 track, Vec2 arrow)
        answer minus w; order w v
        untold A23
      """;

  private ProjectionCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(in -> new VectorsGiven(in.point(), in.point()))
        .method(
            "Vec2 projection(Vec2 v, Vec2 w)", given -> Measure.projection(given.v(), given.w()))
        .mistakes(VectorMistakes.inCode())
        .alsoNamed(VectorMistakes.named())
        .axesMixed(MixedAxes.ID)
        .degenerate(NO_DIRECTION, "A24", given -> given.w().lengthSquared() == 0)
        // A vector is nowhere, so that none is far from the origin.
        .groups(Group.ORDINARY, Group.FRACTIONS, Group.LARGE, Group.SMALL)
        .drawn((random, grid) -> Flat.of(grid.vector(random), grid.vector(random).times(STEPS)))
        .sorts(3, ProjectionCode::sort)
        .shownIn(given -> given.w().equals(Vec2.ZERO) ? NO_DIRECTION : Group.SHOWN)
        .away("v", "w")
        .edges(ProjectionCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /**
   * The shadow falls on w, beyond its head, behind its start. Not along one line either: there a
   * cosine may come out above 1.
   */
  private static int sort(VectorsGiven given) {
    double share = given.dot() / given.w().lengthSquared();
    boolean isPlain = share != 0 && share != 1 && given.v().cross(given.w()) != 0;
    if (!isPlain) {
      return -1;
    }
    return share < 0 ? 2 : share > 1 ? 1 : 0;
  }

  /** At a right angle, along one line, as far as w; a v of length zero, and a w of length zero. */
  private static List<Case> edges(Shift at) {
    Vec2 some = at.point(3, 4);
    return List.of(
        edge(new Vec2(0, some.y()), 4, 0),
        edge(new Vec2(some.x(), 0), 0, -4),
        edge(new Vec2(some.x(), 0), 4, 0),
        edge(new Vec2(0, -some.y()), 0, 4),
        edge(new Vec2(4, some.y()), 4, 0),
        edge(Vec2.ZERO, some.x(), some.y()),
        noDirection(some),
        noDirection(new Vec2(-some.y(), 0)),
        noDirection(Vec2.ZERO));
  }

  private static Case edge(Vec2 v, double wx, double wy) {
    return Case.of(Group.EDGES, v, new Vec2(wx, wy));
  }

  private static Case noDirection(Vec2 v) {
    return Case.of(NO_DIRECTION, v, Vec2.ZERO);
  }
}
