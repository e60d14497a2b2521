package touchline.topic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import touchline.code.CodeExercise;

class TopicsTest {
  @Test
  void aMethodIsListedUnderItsOwnIdAndMadeOnce() {
    for (CodeExercise method : Topics.methods()) {
      assertSame(method, Topics.method(method.id()).orElseThrow(), method.id());
    }
    long ids = Topics.methods().stream().map(CodeExercise::id).distinct().count();
    assertEquals(Topics.methods().size(), ids);
  }
}
