package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import touchline.server.code.Seats.Answer;

class SeatsTest {
  @Test
  void someOfEachAndSomeInAll() {
    Seats seats = new Seats(3, 2);
    assertEquals(Answer.YES, seats.take("a"));
    assertEquals(Answer.YES, seats.take("a"));
    assertEquals(Answer.TOO_MANY_OF_THEIRS, seats.take("a"));
    assertEquals(Answer.YES, seats.take("b"));
    assertEquals(Answer.FULL, seats.take("c"));
    seats.leave("a");
    assertEquals(Answer.YES, seats.take("c"));
    seats.leave("a");
    assertEquals(Answer.YES, seats.take("a"));
  }
}
