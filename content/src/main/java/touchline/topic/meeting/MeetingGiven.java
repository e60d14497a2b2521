package touchline.topic.meeting;

import java.util.List;
import touchline.compare.Reply;
import touchline.compare.Setting;
import touchline.figure.Figure;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.listing.Bindings;
import touchline.taught.TwoMovingCircles;
import touchline.topic.moving.PointMotion;

/**
 * Two circles that move by their velocities in one step; metres, and metres a step.
 *
 * @param v the velocity of the one
 * @param w the velocity of the other
 */
record MeetingGiven(Circle one, Vec2 v, Circle other, Vec2 w) {
  private static final double NOT_MET = -1;

  /** A reader turns the velocity of the one. */
  static Setting<MeetingGiven> setting(String name) {
    return new Setting<>(
        name,
        "circle one, vector v, circle other, vector w",
        "v",
        "the head of the arrow v",
        List.of(new Figure.Extra("sweep", List.of("other", "w"))),
        in -> given(in, in.vector("v")),
        (in, place) -> given(in, place.minus(in.vector("one"))));
  }

  private static MeetingGiven given(Inputs in, Vec2 v) {
    return new MeetingGiven(in.circle("one"), v, in.circle("other"), in.vector("w"));
  }

  /** Where the one stops; a time below 0 is none in this step. */
  static Reply stop(Inputs in, MeetingGiven given, double time) {
    return Double.isFinite(time) && time != NOT_MET
        ? new Reply.Stop(given.one, given.v, time, "touch")
        : new Reply.Nothing("no touch in this step");
  }

  Vec2 relative() {
    return v.minus(w);
  }

  /** From the centre of the other to that of the one, at the start. */
  Vec2 distV() {
    return one.center().minus(other.center());
  }

  double reach() {
    return one.radius() + other.radius();
  }

  double gap() {
    return distV().length() - reach();
  }

  /** As seen from the other: it stands still and shrinks to a point, and the one grows by it. */
  PointMotion seen() {
    return seen(relative(), reach());
  }

  /** The same with another velocity or another reach. */
  PointMotion seen(Vec2 velocity, double reach) {
    return new PointMotion(other.center(), one.center(), reach, velocity);
  }

  double a() {
    return relative().dot(relative());
  }

  double b() {
    return distV().dot(relative());
  }

  double c() {
    return distV().dot(distV()) - reach() * reach();
  }

  double discriminant() {
    return b() * b() - a() * c();
  }

  /** When they would first touch, whether or not it is in the step. */
  double time() {
    return (-b() - Math.sqrt(discriminant())) / a();
  }

  boolean touch() {
    return TwoMovingCircles.timeToTouch(one, v, other, w) <= 1;
  }

  /** What the printed method is given, and its word for never. */
  Bindings variables() {
    return new Bindings()
        .set("one", one)
        .set("v", v)
        .set("other", other)
        .set("w", w)
        .set("NEVER", TwoMovingCircles.NEVER);
  }
}
