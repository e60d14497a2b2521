package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.input.Inputs;

class FigureTextTest {
  @Test
  void aDescriptionIsRead() {
    Figure figure = FigureText.parse(Examples.CLOSEST_POINT);
    assertEquals("Closest point on a segment", figure.title());
    assertEquals(List.of("a", "b", "p"), List.copyOf(figure.inputs().points().keySet()));
    assertEquals(List.of(new Figure.Extra("segment", List.of("a", "b"))), figure.extras());
    assertEquals(
        List.of(
            new Show("segV", Show.Form.ARROW, List.of("a")),
            new Show("proj", Show.Form.LENGTH, List.of("unit", "a")),
            new Show("return", Show.Form.JOINED, List.of("closest", "p"))),
        figure.shows());
  }

  @Test
  void everyKindOfInputIsRead() {
    Figure moving = FigureText.parse(Examples.MOVING);
    Inputs inputs = moving.inputs();
    assertEquals(new Circle(new Vec2(1, 6), 1), inputs.circle("circle"));
    assertEquals(new Vec2(6, -4), inputs.vector("velocity"));
    assertEquals(3, inputs.line("line").offset());
    assertEquals(
        Optional.of(new Figure.Motion.Along("circle", "velocity", "return")), moving.motion());
    Figure pass = FigureText.parse(Examples.PASS);
    assertEquals(
        List.of(new Circle(new Vec2(3, 4), 1), new Circle(new Vec2(6, 2), 0.8)),
        pass.inputs().circles("opponents"));
    Figure distance = FigureText.parse(Examples.DISTANCE);
    assertEquals(
        List.of(Segment.of(0, 1, 4, 1), Segment.of(2, 3, 6, 4)),
        distance.inputs().segments("segments"));
  }

  @Test
  void aPredictionIsRead() {
    assertEquals(
        List.of(
            new Figure.Asked("gap", FigureQuestion.Kind.NUMBER, 0.5, "How wide is the gap?"),
            new Figure.Asked(
                "return", FigureQuestion.Kind.YES_NO, 0, "Does it hit the line, in this step?")),
        FigureText.parse(Examples.MOVING).asked());
  }

  @Test
  void theCodeOfCalledMethodsIsKeptApart() {
    Figure figure = FigureText.parse(Examples.withCode(Examples.PASS));
    assertEquals(
        List.of("SafePass#isClean", "SegmentCircle#closestPoint"),
        List.copyOf(figure.code().methods().keySet()));
  }

  @Test
  void anEntryOutsideOfASectionIsRefused() {
    FigureProblem problem =
        assertThrows(FigureProblem.class, () -> FigureText.parse("  a: point 1 1"));
    assertEquals("an indented line must be inside a section: a", problem.rule());
    assertEquals("entry-outside", problem.id());
  }
}
