package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import touchline.exercise.Seeds;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

class FirstVariantsTest {
  private final Markers markers = new Markers(new VariantKey(new byte[32]));
  private final FirstVariants first = new FirstVariants(markers);

  private Marker open(String name) {
    Task task = Topics.task(name).orElseThrow();
    return markers.of(task, first.next(task));
  }

  private static String picture(Marker marker) {
    return marker.variant().questions().get(0).givens().get(0).picture();
  }

  @Test
  void exerciseThatLooksBackHasOtherNumbers() {
    assertNotEquals(picture(open("overlap-yes-no")), picture(open("overlap-yes-no")));
  }

  @Test
  void sameAnswerIsNotAskedForTwice() {
    assertNotEquals(picture(open("closest-point-place")), picture(open("closest-point-vector")));
  }

  @Test
  void anotherQuestionHasAPictureOfItsOwn() {
    assertNotEquals(picture(open("vector-difference")), picture(open("vector-distance")));
    assertNotEquals(picture(open("push-out-vector")), picture(open("push-out-trace")));
  }

  @Test
  void taskOfFewVariantsComesToAnEnd() {
    Task task = Topics.task("closest-point-order").orElseThrow();
    assertTimeoutPreemptively(
        Duration.ofMinutes(1),
        () -> {
          for (int i = 0; i < 30; i++) {
            assertTrue(Seeds.isSeed(first.next(task)));
          }
        });
  }
}
