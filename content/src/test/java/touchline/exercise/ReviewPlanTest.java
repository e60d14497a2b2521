package touchline.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.exercise.ReviewPlan.Entry;

class ReviewPlanTest {
  private static final String ID = "overlap/how-far";
  private static final int TODAY = 20_000;

  private final ReviewPlan nothing = ReviewPlan.of("");

  @Test
  void whatIsRightAtOnceIsDoneAndDoesNotReturn() {
    assertEquals(List.of(new Entry(ID, true, 0, 0)), nothing.answered(ID, true, TODAY).entries());
  }

  @Test
  void whatWentWrongReturnsTheNextDay() {
    assertEquals(
        List.of(new Entry(ID, false, TODAY + 1, 0)), nothing.answered(ID, false, TODAY).entries());
  }

  @Test
  void rightOnTheSameDayIsDoneButReturnsAllTheSame() {
    ReviewPlan plan = nothing.answered(ID, false, TODAY).answered(ID, true, TODAY);
    assertEquals(List.of(new Entry(ID, true, TODAY + 1, 0)), plan.entries());
  }

  @Test
  void eachTimeItIsRightItStaysAwayLongerUntilItIsLearnt() {
    ReviewPlan plan = nothing.answered(ID, false, TODAY);
    int day = TODAY;
    for (int pause : new int[] {1, 3, 7, 21}) {
      assertEquals(day + pause, plan.entries().get(0).due());
      day += pause;
      plan = plan.answered(ID, true, day);
    }
    assertEquals(List.of(new Entry(ID, true, 0, 0)), plan.entries());
  }

  @Test
  void wrongAgainBeginsAnewAndStaysDone() {
    ReviewPlan plan =
        nothing
            .answered(ID, false, TODAY)
            .answered(ID, true, TODAY + 1)
            .answered(ID, false, TODAY + 9);
    assertEquals(List.of(new Entry(ID, true, TODAY + 10, 0)), plan.entries());
  }

  @Test
  void theTextBringsEverythingBack() {
    ReviewPlan plan = nothing.answered(ID, false, TODAY).answered("lines/side", true, TODAY);
    assertEquals("overlap/how-far 0 20001 0\nlines/side 1 0 0\n", plan.text());
    assertEquals(plan, ReviewPlan.of(plan.text()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a/b 1 x 0", "a/b 1 3", "a/b 1 -3 0", "a/b 1 3 4", "a/b 1 3 0 9", "\n \n"})
  void whatSomebodyElseWroteIsLeftOut(String line) {
    assertEquals(
        List.of(new Entry(ID, true, 0, 0)), ReviewPlan.of(line + "\n" + ID + " 1 0 0\n").entries());
  }
}
