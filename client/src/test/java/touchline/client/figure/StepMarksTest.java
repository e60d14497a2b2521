package touchline.client.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.trace.Call;
import touchline.trace.Event;
import touchline.trace.Step;
import touchline.trace.Trace;

class StepMarksTest {
  private static final Step STEP =
      new Step(3, new Call("Any", 1, 0), List.of(new Event.Decided(true)));

  private static Trace trace(int steps) {
    List<Step> all = new ArrayList<>();
    for (int i = 0; i < steps; i++) {
      all.add(STEP);
    }
    return new Trace(all);
  }

  @Test
  void everyStepHasAMark() {
    assertEquals(
        "<i class=\"yes\"></i>".repeat(StepMarks.MOST), StepMarks.html(trace(StepMarks.MOST)));
  }

  @Test
  void aLongRunHasAPlainTrack() {
    assertTrue(StepMarks.html(trace(StepMarks.MOST + 1)).isEmpty());
  }
}
