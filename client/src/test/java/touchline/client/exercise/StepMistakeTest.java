package touchline.client.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which mistake leads to a wrong value in a figure's step. */
class StepMistakeTest {
  private static final String TRACE = "closest-point-trace";

  private static StepMistake closest() {
    StepMistake step = new StepMistake("SegmentCircle#closestPoint");
    step.know("segment", "Segment", "(1, 1) to (7, 4)");
    step.know("a", "Vec2", "(1, 1)");
    step.know("b", "Vec2", "(7, 4)");
    step.know("p", "Vec2", "(3, 6)");
    return step;
  }

  private static StepMistake walked() {
    StepMistake step = closest();
    step.know("segV", "Vec2", "(6, 3)");
    step.know("pV", "Vec2", "(2, 5)");
    step.know("length", "double", "6.708 set");
    step.know("unit", "Vec2", "(0.894, 0.447)");
    return step;
  }

  @Test
  void aPointThatAKnownLineGivesHasItsMistake() {
    assertEquals(Optional.of("M13"), closest().of(TRACE, "segV", "(-6, -3)"));
    assertEquals(Optional.of("M28"), closest().of(TRACE, "segV", "(7, 4)"));
  }

  @Test
  void aNumberIsComparedWithWhatTheLineMakesOfTheStepsBefore() {
    assertEquals(Optional.of("M04"), walked().of(TRACE, "proj", "27"));
    assertEquals(Optional.of("M09"), walked().of(TRACE, "proj", "0.6"));
    assertEquals(Optional.of("M21"), walked().of(TRACE, "proj", "-3.578"));
  }

  @Test
  void theResultOfTheMethodIsItsReturn() {
    StepMistake step = walked();
    step.know("proj", "double", "9.5");
    step.know("projV", "Vec2", "(8.497, 4.249)");
    assertEquals(Optional.of("M01"), step.of(TRACE, "return", "(9.5, 5.25)"));
  }

  @Test
  void aCircleIsKnownByItsCentreAndItsRadius() {
    StepMistake step = new StepMistake("TwoCircles#offset");
    step.know("one", "Circle", "(2.5, 6), radius 1.5");
    step.know("other", "Circle", "(4, 4), radius 2");
    assertEquals(Optional.of("C2"), step.of("circles-trace", "reach", "3"));
  }

  @Test
  void nothingIsSaidOfOtherValuesMethodsTasksOrUnknownVariables() {
    assertEquals(Optional.empty(), walked().of(TRACE, "proj", "5"));
    assertEquals(Optional.empty(), walked().of("closest-point-compute", "proj", "27"));
    assertEquals(Optional.empty(), walked().of("no-such-task", "proj", "27"));
    StepMistake other = new StepMistake("SegmentCircle#overlaps");
    assertEquals(Optional.empty(), other.of(TRACE, "proj", "27"));
    StepMistake nothing = new StepMistake("SegmentCircle#closestPoint");
    assertEquals(Optional.empty(), nothing.of(TRACE, "proj", "27"));
    assertEquals(Optional.empty(), nothing.of(TRACE, "proj", "infinity"));
    assertEquals(Optional.empty(), nothing.of(TRACE, "proj", "-infinity"));
  }
}
