package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import touchline.server.code.Seats.Answer;
import touchline.server.lane.Owner;

class SeatsTest {
  private static Owner person(String name) {
    return Owner.named(name);
  }

  @Test
  void someOfEachAndSomeInAll() {
    Seats seats = new Seats(3, 2);
    assertEquals(Answer.YES, seats.take(person("a")));
    assertEquals(Answer.YES, seats.take(person("a")));
    assertEquals(Answer.TOO_MANY_OF_THEIRS, seats.take(person("a")));
    assertEquals(Answer.YES, seats.take(person("b")));
    assertEquals(Answer.FULL, seats.take(person("c")));
    seats.leave(person("a"));
    assertEquals(Answer.YES, seats.take(person("c")));
    seats.leave(person("a"));
    assertEquals(Answer.YES, seats.take(person("a")));
  }

  @Test
  void oneAddressLeavesSomeToOthersAndAllOfThemHalfToThoseWhoAreKnown() {
    Seats seats = new Seats(8, 1);
    for (int i = 0; i < 3; i++) {
      assertEquals(Answer.YES, seats.take(Owner.anonymous("here " + i, "here")));
    }
    assertEquals(Answer.FULL, seats.take(Owner.anonymous("here 3", "here")));
    assertEquals(Answer.YES, seats.take(Owner.anonymous("there", "there")));
    assertEquals(Answer.FULL, seats.take(Owner.anonymous("third", "elsewhere")));
    for (int i = 0; i < 4; i++) {
      assertEquals(Answer.YES, seats.take(person("known " + i)));
    }
    seats.leave(Owner.anonymous("here 0", "here"));
    assertEquals(Answer.YES, seats.take(Owner.anonymous("here 3", "here")));
  }
}
