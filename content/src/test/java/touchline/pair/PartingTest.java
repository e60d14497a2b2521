package touchline.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;
import touchline.trace.Call;
import touchline.trace.Event;
import touchline.trace.Step;
import touchline.trace.Trace;

class PartingTest {
  private static final double TOLERANCE = 1e-6;
  private static final Call CALL = new Call("Solution", 1, 0);

  /** Two sums, a condition and what it returns. */
  private static final Trace RIGHT =
      trace(call(), sets(3.0), sets(new Vec2(1, 2)), decides(true), returns(7.0));

  @Test
  void sameAnswersDoNotPartWhateverIsOnTheWay() {
    assertParts(Optional.empty(), trace(call(), sets(5.0), returns(7.0)));
    assertParts(Optional.empty(), trace(call(), returns(7 + 1e-9)));
  }

  @Test
  void theRightOnePartsAtTheFirstValueThatTheOtherNeverSets() {
    assertParts(1, 1, trace(call(), sets(-3.0), sets(new Vec2(1, 2)), returns(8.0)));
    assertParts(2, 2, trace(call(), sets(3.0), sets(new Vec2(2, 1)), returns(8.0)));
  }

  @Test
  void orderAndNamesAndRoundingMeanNothing() {
    assertParts(
        3, 3, trace(call(), sets(new Vec2(1, 2 + 1e-9)), sets(3 - 1e-9), sets(9.0), returns(8.0)));
  }

  @Test
  void conditionsThatLeadNowhereArePassedOver() {
    assertParts(2, 3, trace(call(), sets(3.0), decides(false), sets(0.0), returns(8.0)));
  }

  @Test
  void whenAllThatIsLeftIsToReturnTheyPartThere() {
    assertParts(3, 2, trace(call(), sets(3.0), returns(8.0)));
    assertParts(3, 1, trace(call(), returns(8.0)));
  }

  @Test
  void anExceptionIsWhereItParts() {
    assertParts(3, 2, trace(call(), sets(3.0), new Event.Threw("no")));
  }

  private static void assertParts(int right, int other, Trace student) {
    assertParts(Optional.of(new Parting(right, other)), student);
  }

  private static void assertParts(Optional<Parting> expected, Trace student) {
    assertEquals(expected, Parting.of(RIGHT, student, TOLERANCE, line -> false));
  }

  private static Trace trace(Event... events) {
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < events.length; i++) {
      steps.add(new Step(i, CALL, List.of(events[i])));
    }
    return new Trace(steps);
  }


  private static Event call() {
    return new Event.Assigned("given", 4.0);
  }

  private static Event sets(Object value) {
    return new Event.Assigned("x", value);
  }

  private static Event decides(boolean outcome) {
    return new Event.Decided(outcome);
  }

  private static Event returns(Object value) {
    return new Event.Returned(value);
  }
}
