package touchline.topic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.code.CodeExercise;
import touchline.task.Task;

class TopicsTest {
  @Test
  void aMethodIsListedUnderItsOwnIdAndMadeOnce() {
    for (CodeExercise method : Topics.methods()) {
      assertSame(method, Topics.method(method.id()).orElseThrow(), method.id());
    }
    long ids = Topics.methods().stream().map(CodeExercise::id).distinct().count();
    assertEquals(Topics.methods().size(), ids);
  }

  /** It is looked for only in the topic that its words name. */
  @Test
  void aTaskIsFoundByItsId() {
    for (Task task : Topics.tasks()) {
      if (Topics.cases(task.id()).isEmpty()) {
        assertEquals(
            Optional.of(task.id()), Topics.withoutCases(task.id()).map(Task::id), task.id());
      }
    }
    assertEquals(Optional.empty(), Topics.withoutCases("boxes-of-nobody"));
    assertEquals(Optional.empty(), Topics.withoutCases("nobody/gaps"));
  }
}
