package touchline.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import touchline.topic.Topics;

class TrapTest {
  @Test
  void theTrapOfClosestPointIsOneOfItsOwnSorts() {
    Trap trap = Topics.method("closest-point/write-it").orElseThrow().trap().orElseThrow();
    assertTrue(trap.wrong() > 0 && trap.wrong() <= trap.known(), trap.toString());
    assertTrue(!trap.words().contains("ordinary"), trap.toString());
  }

  @Test
  void itIsTheSameEachTime() {
    CodeExercise exercise = Topics.method("overlap/write-it").orElseThrow();
    assertEquals(exercise.trap(), exercise.trap());
  }
}
