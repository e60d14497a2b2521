package touchline.topic.polygons;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import touchline.collision.polygon.RobustPolygon;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.compare.Setting;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.RowReader;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.parity.Batch;
import touchline.parity.BatchOutput;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.Polygons;

/** Polygons: corners in order, points in them, and two of them. */
public final class PolygonsTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty().polygon("polygon", 1, 1, 7, 2, 5, 4, 7, 6, 2, 6).point("p", 4, 7).inputs();

  private PolygonsTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.number("polygons-area", 0.01, 3, PolygonSubjects.area(), PolygonMistakes.area()),
        ValueTask.choice("polygons-dent", 6, PolygonSubjects.dent(), PolygonMistakes.dent()),
        ValueTask.yesNo(
            "polygons-triangle", 8, TriangleSubjects.inside(), PolygonMistakes.triangle()),
        ValueTask.number(
            "polygons-crossings", 0, 4, PolygonSubjects.crossings(), PolygonMistakes.crossings()),
        ValueTask.yesNo(
            "polygons-inside", 8, PolygonSubjects.inside().varied(1), PolygonMistakes.inside()),
        ValueTask.number("polygons-gap", 0.01, 3, PairSubjects.gap(), PairMistakes.gap()),
        ValueTask.yesNo(
            "polygons-overlap", 10, PairSubjects.overlap().varied(1), PairMistakes.overlap()),
        ValueTask.vector(
            "polygons-offset", 0.02, 4, PairSubjects.offset().varied(2), PairMistakes.offset()),
        PolygonLines.trace(Listing.of("Polygons#inTriangle")),
        PolygonLines.order(Listing.of("Polygons#crosses")),
        HuntTask.of("polygons-hunt", inside(), HUNT, PolygonSubjects.inside())
            .finding("D17", "D18", "D3", "D4"));
  }

  /** A point and a polygon of any form. */
  public static ComparedMethod<PolygonGiven, Boolean> inside() {
    return new ComparedMethod<>(
        Setting.of(
            "point-in-polygon",
            "polygon polygon, point p",
            "p",
            (in, place) -> new PolygonGiven(in.polygon("polygon"), place)),
        given -> Polygons.isInside(given.polygon(), given.p()),
        PolygonMistakes.inside(),
        (in, given, answer) -> new Reply.Verdict(answer, "inside", "outside"));
  }

  public static List<Batch> batches() {
    return List.of(
        point("RobustPolygon.contains", RobustPolygon::contains),
        point("RobustPolygon.containsConvex", RobustPolygon::containsConvex),
        point("taught.Polygons.isInside", Polygons::isInside),
        point("taught.Polygons.contains", Polygons::contains),
        pair("RobustPolygon.overlaps", RobustPolygon::overlaps),
        pair("taught.Polygons.overlaps", Polygons::overlaps),
        Batch.number("taught.Polygons.low", "pppp", in -> Polygons.low(corners(in, 3), in.point())),
        Batch.number(
            "taught.Polygons.high", "pppp", in -> Polygons.high(corners(in, 3), in.point())),
        new Batch(
            "taught.Polygons.normals",
            "ppp",
            2 * 3,
            (in, out) -> points(Polygons.normals(corners(in, 3)), 3, out)),
        new Batch(
            "taught.Polygons.axes",
            "pppppp",
            2 * 6,
            (in, out) -> points(Polygons.axes(corners(in, 3), corners(in, 3)), 6, out)),
        Batch.number("taught.Polygons.area", "pppp", in -> Polygons.area(corners(in, 4))),
        Batch.answer("taught.Polygons.isConvex", "pppp", in -> Polygons.isConvex(corners(in, 4))),
        Batch.answer(
            "taught.Polygons.crosses",
            "ppp",
            in -> Polygons.crosses(in.point(), in.point(), in.point())),
        Batch.answer(
            "taught.Polygons.inTriangle",
            "pppp",
            in -> Polygons.inTriangle(in.point(), in.point(), in.point(), in.point())),
        Batch.number(
            "taught.Polygons.gap",
            "ppppppp",
            in -> Polygons.gap(corners(in, 3), corners(in, 3), in.point())),
        Batch.point(
            "taught.Polygons.offset",
            "pppppp",
            in -> Polygons.offset(corners(in, 3), corners(in, 3))));
  }

  private static List<Vec2> corners(RowReader in, int count) {
    List<Vec2> corners = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      corners.add(in.point());
    }
    return corners;
  }

  /** Of edges without length there is none. */
  private static void points(List<Vec2> points, int count, BatchOutput out) {
    for (int i = 0; i < count; i++) {
      out.point(i < points.size() ? points.get(i) : Vec2.ZERO);
    }
  }

  private static Batch point(String name, BiPredicate<List<Vec2>, Vec2> form) {
    return Batch.answer(name, "ppppp", in -> form.test(corners(in, 4), in.point()));
  }

  private static Batch pair(String name, BiPredicate<List<Vec2>, List<Vec2>> form) {
    return Batch.answer(name, "pppppp", in -> form.test(corners(in, 3), corners(in, 3)));
  }
}
