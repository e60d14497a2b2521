package touchline.topic.moving;

import java.util.List;
import java.util.function.Function;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.compare.Setting;
import touchline.figure.Figure;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.MovingCircle;

/** A circle that moves toward a line or a segment. */
public final class MovingTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty()
          .circle("circle", 1.5, 6.5, 0.9)
          .vector("velocity", 4.5, -5.5, "circle")
          .line("line", 1, 1, 8, 4)
          .inputs();

  /** What the mistakes answer when there is no hit in the step. */
  private static final double NO_HIT = -1;

  private static final Figure.Extra SWEEP =
      new Figure.Extra("sweep", List.of("circle", "velocity"));

  private MovingTopic() {}

  public static List<Task> tasks() {
    // S02 and S17 both add the radius where it is to be taken away.
    return List.of(
        ValueTask.number(
                "moving-time", 0.005, 3, TimeSubject.subject(), MovingCircleMistakes.byHand())
            .withTwins("S02", "S17"),
        ValueTask.vector("moving-contact", 0.02, 3, ContactSubject.subject(), ContactMistakes.all())
            .withTwins("S02", "S17"),
        ValueTask.yesNo("moving-yes-no", 8, HitSubject.subject(), HitSubject.mistakes()),
        ValueTask.yesNo(
            "moving-segment-yes-no", 8, SegmentHitSubject.subject(), SegmentHitSubject.mistakes()),
        HuntTask.of("moving-hunt", againstLine(), HUNT, HitSubject.subject())
            .finding("S15", "S01", "S03"),
        ValueTask.number("moving-gap", 0.01, 3, GapSubject.subject(), GapSubject.mistakes()),
        ValueTask.number(
            "moving-approach", 0.01, 3, ApproachSubject.subject(), ApproachSubject.mistakes()),
        ValueTask.number(
            "moving-point-time", 0.005, 3, PointTimeSubject.subject(), PointMistakes.byHand()),
        PointTrace.task(Listing.of("MovingCircle#timeToPoint")),
        PointLines.task(Listing.of("MovingCircle#timeToPoint")),
        ValueTask.choice(
            "moving-first", 6, FirstPartSubject.subject(), FirstPartSubject.mistakes()));
  }

  public static ComparedMethod<MotionGiven, Double> againstSegment() {
    return new ComparedMethod<>(
        motion(
            "moving-segment",
            "circle circle, vector velocity, point a, point b",
            List.of(Setting.SEGMENT.get(0), SWEEP),
            in -> in.segment("a", "b")),
        given -> MovingCircle.timeToSegment(given.circle(), given.velocity(), given.segment()),
        MovingCircleMistakes.againstSegment(),
        MovingTopic::stop);
  }

  public static ComparedMethod<MotionGiven, Double> againstLine() {
    return new ComparedMethod<>(
        motion(
            "moving-line",
            "circle circle, vector velocity, line line",
            List.of(SWEEP),
            in -> in.through("line")),
        given -> MovingCircle.timeToLine(given.circle(), given.velocity(), given.line()),
        MovingCircleMistakes.inStep(),
        MovingTopic::stop);
  }

  private static Setting<MotionGiven> motion(
      String name, String signature, List<Figure.Extra> extras, Function<Inputs, Segment> target) {
    return new Setting<>(
        name,
        signature,
        "velocity",
        "the head of the velocity",
        extras,
        in -> given(in, target.apply(in), in.vector("velocity")),
        (in, place) -> given(in, target.apply(in), place.minus(in.vector("circle"))));
  }

  private static MotionGiven given(Inputs in, Segment target, Vec2 velocity) {
    Circle circle = in.circle("circle");
    return new MotionGiven(target.a(), target.b(), circle.center(), circle.radius(), velocity);
  }

  private static Reply stop(Inputs in, MotionGiven given, double time) {
    return Double.isFinite(time) && time != NO_HIT
        ? new Reply.Stop(given.circle(), given.velocity(), time, "hits")
        : new Reply.Nothing("no hit in this step");
  }
}
