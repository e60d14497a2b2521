package touchline.compare;

import java.util.List;
import touchline.figure.Figure;
import touchline.figure.Inputs;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.mistake.MotionGiven;
import touchline.mistake.MovingCircleMistakes;
import touchline.mistake.PassGiven;
import touchline.mistake.SafePassMistakes;
import touchline.taught.MovingCircle;
import touchline.taught.SafePass;

/** Questions about a circle that moves, and about a pass among many circles. */
final class MotionQuestions {
  private static final String VELOCITY = "velocity";

  /** What the mistakes answer when there is no hit in the step. */
  private static final double NO_HIT = -1;

  private static final List<Figure.Extra> SWEEP =
      List.of(new Figure.Extra("sweep", List.of("circle", VELOCITY)));

  private MotionQuestions() {}

  static List<ComparedMethod<?, ?>> all() {
    return List.of(line(), segment(), pass());
  }

  private static ComparedMethod<?, ?> line() {
    return new ComparedMethod<>(
        motion("moving-line", "circle circle, vector velocity, line line", SWEEP),
        given -> MovingCircle.timeToLine(given.circle(), given.velocity(), given.line()),
        MovingCircleMistakes.inStep(),
        MotionQuestions::stop);
  }

  private static ComparedMethod<?, ?> segment() {
    List<Figure.Extra> extras =
        List.of(new Figure.Extra("segment", List.of("a", "b")), SWEEP.get(0));
    return new ComparedMethod<>(
        motion("moving-segment", "circle circle, vector velocity, point a, point b", extras),
        given -> MovingCircle.timeToSegment(given.circle(), given.velocity(), given.segment()),
        MovingCircleMistakes.againstSegment(),
        MotionQuestions::stop);
  }

  private static Setting<MotionGiven> motion(
      String name, String signature, List<Figure.Extra> extras) {
    boolean isLine = signature.endsWith("line");
    return new Setting<>(
        name,
        signature,
        VELOCITY,
        "the arrow's head",
        extras,
        in -> motion(in, isLine, in.vector(VELOCITY)),
        (in, place) -> motion(in, isLine, place.minus(in.vector("circle"))));
  }

  private static MotionGiven motion(Inputs in, boolean isLine, Vec2 velocity) {
    Segment target = isLine ? in.through("line") : in.segment("a", "b");
    Circle circle = in.circle("circle");
    return new MotionGiven(target.a(), target.b(), circle.center(), circle.radius(), velocity);
  }

  private static Reply stop(Inputs in, MotionGiven given, double time) {
    return Double.isFinite(time) && time != NO_HIT
        ? new Reply.Stop(given.circle(), given.velocity(), time)
        : new Reply.Nothing("no hit in this step");
  }

  private static ComparedMethod<?, ?> pass() {
    return new ComparedMethod<>(
        new Setting<PassGiven>(
            "safe-pass",
            "point a, point b, circles opponents",
            "b",
            "b",
            List.of(new Figure.Extra("segment", List.of("a", "b"))),
            in -> pass(in, in.vector("b")),
            MotionQuestions::pass),
        given -> SafePass.isClean(given.segment(), given.opponents()),
        SafePassMistakes.all(),
        (in, given, clean) -> new Reply.Verdict(clean, "clean", "blocked"));
  }

  private static PassGiven pass(Inputs in, Vec2 receiver) {
    return new PassGiven(in.vector("a"), receiver, in.circles("opponents"), 0);
  }
}
