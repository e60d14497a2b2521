package touchline.topic.gjk;

import java.util.List;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.compare.Setting;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.Gjk;
import touchline.taught.Polygons;

/** The distance of two convex shapes, by the difference of the two. */
public final class GjkTopic {
  /** In metres. */
  private static final double TOLERANCE = 0.02;

  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty().polygon("polygon", 1, 2, 5, 1, 7, 4, 3, 6).point("p", 7, 7).inputs();

  private GjkTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.place(
            "gjk-support", TOLERANCE, 4, SupportSubjects.farthest(), SupportMistakes.farthest()),
        ValueTask.vector(
            "gjk-corner",
            TOLERANCE,
            3,
            SupportSubjects.corner().varied(1),
            SupportMistakes.difference()),
        ValueTask.vector(
            "gjk-nearest", TOLERANCE, 4, SimplexSubjects.nearest(), SimplexMistakes.nearest()),
        GjkLines.trace(Listing.of("Gjk#part")),
        ValueTask.yesNo("gjk-stop", 8, SimplexSubjects.stops(), SimplexMistakes.stops()),
        ValueTask.yesNo(
            "gjk-surrounds", 8, SimplexSubjects.surrounded(), SimplexMistakes.surrounded()),
        ValueTask.yesNo("gjk-flat", 8, SimplexSubjects.flat(), SimplexMistakes.surrounded()),
        GjkLines.order(Listing.of("Gjk#surrounds")),
        ValueTask.choice("gjk-kept", 6, SimplexSubjects.kept(), SimplexMistakes.kept()),
        ValueTask.number(
            "gjk-distance", TOLERANCE, 4, DistanceSubjects.distance(), DistanceMistakes.distance()),
        ValueTask.place(
            "gjk-witness",
            TOLERANCE,
            4,
            DistanceSubjects.witness().varied(2),
            DistanceMistakes.witness()),
        ValueTask.number("gjk-gap", TOLERANCE, 4, DistanceSubjects.gap(), DistanceMistakes.gap()),
        ValueTask.vector(
            "gjk-way-out", TOLERANCE, 4, WayOutSubjects.wayOut(), WayOutMistakes.wayOut()),
        HuntTask.of("gjk-hunt", nearestPoint(), HUNT, DistanceSubjects.nearestOfPolygon())
            .among(given -> Polygons.isConvex(given.a()))
            .finding("F11", "F10", "F34", "F43"));
  }

  /** The point of a convex polygon that is nearest to a point; inside that is the point itself. */
  public static ComparedMethod<ShapesGiven, Vec2> nearestPoint() {
    return new ComparedMethod<>(
        Setting.of(
            "polygon-nearest",
            "polygon polygon, point p",
            "p",
            (in, place) -> new ShapesGiven(in.polygon("polygon"), List.of(place))),
        GjkTopic::nearest,
        DistanceMistakes.nearest(),
        (in, given, answer) -> new Reply.Place(given.b().get(0), answer));
  }

  static Vec2 nearest(ShapesGiven given) {
    return given.b().get(0).plus(Gjk.shortestWay(given.a(), given.b()));
  }
}
