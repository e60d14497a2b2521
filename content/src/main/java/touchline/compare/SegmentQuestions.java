package touchline.compare;

import java.util.ArrayList;
import java.util.List;
import touchline.figure.Figure;
import touchline.figure.Inputs;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.mistake.CircleGiven;
import touchline.mistake.ClosestPointMistakes;
import touchline.mistake.LineCircleMistakes;
import touchline.mistake.Mistake;
import touchline.mistake.OverlapMistakes;
import touchline.mistake.PointGiven;
import touchline.mistake.PushOutMistakes;
import touchline.mistake.StadiumGiven;
import touchline.mistake.StadiumMistakes;
import touchline.taught.LineCircle;
import touchline.taught.SegmentCircle;
import touchline.taught.StadiumCollision;

/** Questions about a point or a circle and a segment, a line or a stadium. */
final class SegmentQuestions {
  private static final String CIRCLE = "circle";
  private static final String CENTER = "the circle's centre";
  private static final List<Figure.Extra> SEGMENT =
      List.of(new Figure.Extra("segment", List.of("a", "b")));

  private SegmentQuestions() {}

  static List<ComparedMethod<?, ?>> all() {
    return List.of(closestPoint(), overlap(), pushOut(), stadium(), line());
  }

  private static ComparedMethod<?, ?> closestPoint() {
    return new ComparedMethod<>(
        new Setting<PointGiven>(
            "closest-point",
            "point a, point b, point p",
            "p",
            "p",
            SEGMENT,
            in -> new PointGiven(in.vector("a"), in.vector("b"), in.vector("p")),
            (in, place) -> new PointGiven(in.vector("a"), in.vector("b"), place)),
        given -> SegmentCircle.closestPoint(given.segment(), given.p()),
        ClosestPointMistakes.all(),
        (in, given, answer) -> new Reply.Place(given.p(), answer));
  }

  private static ComparedMethod<?, ?> overlap() {
    return new ComparedMethod<>(
        circle("overlap"),
        given -> SegmentCircle.overlaps(given.segment(), given.circle()),
        OverlapMistakes.all(),
        (in, given, answer) -> touching(answer));
  }

  private static ComparedMethod<?, ?> pushOut() {
    return new ComparedMethod<>(
        circle("push-out"),
        given -> SegmentCircle.offset(given.segment(), given.circle()),
        PushOutMistakes.all(),
        (in, given, answer) -> new Reply.Push(given.circle(), answer));
  }

  private static Setting<CircleGiven> circle(String name) {
    return new Setting<>(
        name,
        "point a, point b, circle circle",
        CIRCLE,
        CENTER,
        SEGMENT,
        in -> given(in.vector("a"), in.vector("b"), in.circle(CIRCLE), in.vector(CIRCLE)),
        (in, place) -> given(in.vector("a"), in.vector("b"), in.circle(CIRCLE), place));
  }

  private static ComparedMethod<?, ?> line() {
    return new ComparedMethod<>(
        new Setting<CircleGiven>(
            "line-overlap",
            "line line, circle circle",
            CIRCLE,
            CENTER,
            List.of(),
            in -> line(in, in.vector(CIRCLE)),
            SegmentQuestions::line),
        given -> LineCircle.overlaps(Line.through(given.a(), given.b()), given.circle()),
        LineCircleMistakes.overlap(),
        (in, given, answer) -> touching(answer));
  }

  private static CircleGiven line(Inputs in, Vec2 center) {
    Segment line = in.through("line");
    return given(line.a(), line.b(), in.circle(CIRCLE), center);
  }

  private static CircleGiven given(Vec2 a, Vec2 b, Circle circle, Vec2 center) {
    return new CircleGiven(a, b, center, circle.radius());
  }

  private static ComparedMethod<?, ?> stadium() {
    return new ComparedMethod<>(
        new Setting<StadiumGiven>(
            "stadium",
            "stadium stadium, circle circle",
            CIRCLE,
            CENTER,
            List.of(),
            in -> stadium(in, in.vector(CIRCLE)),
            SegmentQuestions::stadium),
        given -> StadiumCollision.overlaps(given.stadium(), given.circle()),
        stadiumMistakes(),
        (in, given, answer) -> touching(answer));
  }

  private static StadiumGiven stadium(Inputs in, Vec2 center) {
    Stadium stadium = in.stadium("stadium");
    Segment core = stadium.core();
    double radius = in.circle(CIRCLE).radius();
    return new StadiumGiven(core.a(), core.b(), stadium.radius(), center, radius);
  }

  /** Its own mistakes, and those with a segment once the radii are added. */
  private static List<Mistake<StadiumGiven, Boolean>> stadiumMistakes() {
    List<Mistake<StadiumGiven, Boolean>> all = new ArrayList<>(StadiumMistakes.all());
    for (Mistake<CircleGiven, Boolean> mistake : OverlapMistakes.all()) {
      all.add(new Mistake<>(mistake.id(), given -> mistake.rule().answer(withBothRadii(given))));
    }
    return all;
  }

  private static CircleGiven withBothRadii(StadiumGiven given) {
    double reach = given.radius() + given.otherRadius();
    return new CircleGiven(given.a(), given.b(), given.center(), reach);
  }

  private static Reply touching(boolean touches) {
    return new Reply.Verdict(touches, "touching", "apart");
  }
}
