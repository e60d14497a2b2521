package touchline.topic.bounce;

import java.util.List;
import touchline.answer.Field;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.compare.Setting;
import touchline.figure.Figure;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;

/** A ball that meets a wall. */
public final class BounceTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty()
          .circle("ball", 4, 4, 0.9)
          .vector("velocity", 2, -2, "ball")
          .vector("normal", -1, 2, "ball")
          .inputs();

  private static final Figure.Extra WALL = new Figure.Extra("wall", List.of("ball", "normal"));
  private static final String ARROWS = "circle ball, vector velocity, vector normal";

  private BounceTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.vector(
            "bounce-reflect", 0.02, 3, BounceSubjects.reflection(), BounceMistakes.reflection()),
        ValueTask.number(
            "bounce-speed", 0.01, 3, BounceSubjects.speed().varied(1), BounceMistakes.speed()),
        ValueTask.yesNo(
            "bounce-yes-no", 8, BounceSubjects.toward().varied(2), BounceMistakes.toward()),
        ValueTask.vector(
            "bounce-after", 0.02, 4, BounceSubjects.after().varied(4), BounceMistakes.after()),
        ValueTask.choice("bounce-fate", 6, BounceSubjects.fate(), BounceMistakes.fate()),
        ValueTask.place("bounce-step", 0.02, 3, StepSubjects.end(), StepSubjects.mistakes()),
        BounceLines.trace(Listing.of("Bounce#velocityAfter")),
        BounceLines.order(Listing.of("Bounce#velocityAfter")),
        HuntTask.of("bounce-hunt", perfect(), HUNT, BounceSubjects.after())
            .finding("E1", "E2", "E8", "E9", "E11"));
  }

  /** A perfect bounce, of a ball that comes nearer. */
  public static ComparedMethod<BounceGiven, Vec2> perfect() {
    return compared("bounce", ARROWS, in -> 1.0);
  }

  /** A bounce that gives back a part of the speed. */
  public static ComparedMethod<BounceGiven, Vec2> partial() {
    return compared("bounce-part", ARROWS + ", number e", in -> in.number("e"));
  }

  /** Takes the restitution from the inputs. */
  private interface Part {
    double of(Inputs inputs);
  }

  private static ComparedMethod<BounceGiven, Vec2> compared(
      String name, String signature, Part part) {
    return new ComparedMethod<>(
        new Setting<>(
            name,
            signature,
            "velocity",
            "the head of the velocity",
            List.of(WALL),
            in -> given(in, in.vector("velocity"), part.of(in)),
            (in, place) -> given(in, place.minus(in.vector("ball")), part.of(in))),
        BounceSubjects::right,
        BounceMistakes.after(),
        (in, given, answer) -> new Reply.Way(in.vector("ball"), answer, Field.PER_STEP));
  }

  private static BounceGiven given(Inputs in, Vec2 velocity, double e) {
    return new BounceGiven(velocity, in.vector("normal"), e);
  }
}
