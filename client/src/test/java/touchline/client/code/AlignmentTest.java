package touchline.client.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class AlignmentTest {
  @Test
  void bothAreWhereTheyPartAtTheSameTime() {
    Alignment bar = new Alignment(4, 3, 9, 7);
    assertEquals(7, bar.parting());
    assertEquals(3, bar.one(7));
    assertEquals(7, bar.other(7));
  }

  @Test
  void theShorterWaitsBeforeAndAfter() {
    Alignment bar = new Alignment(4, 3, 9, 7);
    assertEquals("0 0 0 0 0 1 2 3 4 4", places(bar, true));
    assertEquals("0 1 2 3 4 5 6 7 8 9", places(bar, false));
  }

  @Test
  void runsThatNeverPartEndTogether() {
    Alignment bar = Alignment.ofSame(2, 4);
    assertEquals("0 0 0 1 2", places(bar, true));
    assertEquals("0 1 2 3 4", places(bar, false));
  }

  @Test
  void aRunPartsAtOneOfItsSteps() {
    assertThrows(IllegalArgumentException.class, () -> new Alignment(2, 3, 4, 0));
    assertThrows(IllegalArgumentException.class, () -> new Alignment(2, 0, 4, -1));
  }

  private static String places(Alignment bar, boolean one) {
    StringBuilder steps = new StringBuilder();
    for (int place = 0; place <= bar.last(); place++) {
      steps.append(place == 0 ? "" : " ").append(one ? bar.one(place) : bar.other(place));
    }
    return steps.toString();
  }
}
