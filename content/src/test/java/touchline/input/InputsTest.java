package touchline.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.figure.Examples;
import touchline.figure.FigureText;
import touchline.geometry.Vec2;

class InputsTest {
  private final Inputs moving = FigureText.parse(Examples.MOVING).inputs();
  private final Inputs pass = FigureText.parse(Examples.PASS).inputs();

  @Test
  void everyInputCanBeTakenHoldOf() {
    assertEquals(
        List.of("circle", "circle.radius", "velocity", "line", "line.normal"),
        moving.grips().stream().map(Grip::id).toList());
    assertEquals(
        List.of("a", "b", "opponents.1", "opponents.1.radius", "opponents.2", "opponents.2.radius"),
        pass.grips().stream().map(Grip::id).toList());
  }

  @Test
  void everyInputIsMadeOfNumbers() {
    assertEquals(
        List.of(
            "circle.x",
            "circle.y",
            "circle.radius",
            "velocity.x",
            "velocity.y",
            "line.x",
            "line.y",
            "line.normal.x",
            "line.normal.y"),
        moving.fields().stream().map(InputNumber::id).toList());
  }

  @Test
  void aRimIsDraggedToARadius() {
    assertEquals(2.2, moving.dragged("circle.radius", new Vec2(1, 8.24)).circle("circle").radius());
    assertEquals(0, moving.dragged("circle.radius", new Vec2(1, 6)).circle("circle").radius());
  }

  @Test
  void anArrowTravelsWithTheCircleItStartsFrom() {
    Inputs moved = moving.dragged("circle", new Vec2(2, 5));
    assertEquals(new Vec2(6, -4), moved.vector("velocity"));
    assertEquals(new Vec2(8, 1), moved.grip("velocity").at());
  }

  @Test
  void anArrowIsDraggedByItsHead() {
    assertEquals(
        new Vec2(0.3, -3), moving.dragged("velocity", new Vec2(1.3, 3.04)).vector("velocity"));
  }

  @Test
  void aNormalTurnsTheLineAroundItsPoint() {
    Inputs turned = moving.dragged("line.normal", new Vec2(7, 7));
    assertEquals(0.6, turned.line("line").normal().x(), 1e-15);
    assertEquals(0.6 * 4 + 0.8 * 3, turned.line("line").offset(), 1e-15);
    assertSame(moving, moving.dragged("line.normal", new Vec2(4, 3)), "it needs a direction");
  }

  @ParameterizedTest
  @CsvSource({
    "circle.x, 2.34, 2.3", // tenths
    "circle.x, -7, -1", // the view's edge
    "circle.y, 0.3, 0.3", // and no 0.30000000000000004
    "circle.radius, -1, 0",
    "velocity.y, 1.26, 1.3",
  })
  void aNumberIsSetToTheNearestAllowedOne(String field, double wanted, double set) {
    Inputs changed = moving.with(field, wanted);
    assertEquals(set, valueOf(changed, field));
  }

  @Test
  void eachNumberChangesAlone() {
    for (Inputs inputs : List.of(moving, pass)) {
      for (InputNumber field : inputs.fields()) {
        Inputs changed = inputs.with(field.id(), field.value() > 1 ? 0.7 : 1.7);
        for (InputNumber other : inputs.fields()) {
          boolean same = valueOf(changed, other.id()) == other.value();
          assertEquals(!other.id().equals(field.id()), same, field.id() + " " + other.id());
        }
      }
    }
  }

  @Test
  void whatChangesNothingGivesTheSameInputs() {
    assertSame(moving, moving.with("circle.x", 1.04));
    assertSame(pass, pass.dragged("opponents.2", new Vec2(6.01, 1.98)));
  }

  @Test
  void anUnknownNameIsRefused() {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> moving.with("ball.x", 1));
    assertTrue(String.valueOf(refused.getMessage()).endsWith(": ball.x"));
  }

  private static double valueOf(Inputs inputs, String id) {
    return inputs.fields().stream()
        .filter(field -> field.id().equals(id))
        .findFirst()
        .orElseThrow()
        .value();
  }
}
