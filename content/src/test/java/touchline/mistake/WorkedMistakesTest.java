package touchline.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.ClosestPointMistakes;
import touchline.topic.moving.MotionGiven;
import touchline.topic.moving.MovingCircleMistakes;
import touchline.topic.overlap.OverlapMistakes;
import touchline.topic.pushout.PushOutMistakes;
import touchline.topic.stadium.StadiumMistakes;

/** Every rule gives what its formula gives, on instances worked out elsewhere. */
class WorkedMistakesTest {
  private static final double ERROR = 1e-12;

  @Test
  void closestPoints() {
    checkPoints("mistakes_closest_point", MistakeRow::pointGiven, ClosestPointMistakes.all(), 7);
  }

  @Test
  void pushOuts() {
    checkPoints("mistakes_push_out", MistakeRow::circleGiven, PushOutMistakes.all(), 8);
  }

  @Test
  void overlaps() {
    checkDecisions("mistakes_overlap", MistakeRow::circleGiven, OverlapMistakes.all());
  }

  @Test
  void stadiums() {
    checkDecisions("mistakes_stadium", MistakeRow::stadiumGiven, StadiumMistakes.all());
  }

  @Test
  void timesOfImpact() {
    List<Mistake<MotionGiven, Double>> mistakes = MovingCircleMistakes.byHand();
    List<MistakeRow> rows = MistakeRow.of("mistakes_moving_by_hand");
    for (MistakeRow row : rows) {
      double time = find(mistakes, row.id()).answer(row.motionGiven()).orElseThrow();
      assertEquals(row.number(10), time, ERROR * Math.max(1, Math.abs(time)), row::toString);
    }
    assertEquals(ids(mistakes), rowIds(rows));
  }

  private static <I> void checkPoints(
      String table, Function<MistakeRow, I> given, List<Mistake<I, Vec2>> mistakes, int at) {
    List<MistakeRow> rows = MistakeRow.of(table);
    for (MistakeRow row : rows) {
      Optional<Vec2> answer = find(mistakes, row.id()).answer(given.apply(row));
      if (row.isNothing()) {
        assertEquals(Optional.empty(), answer, row::toString);
      } else {
        double off = answer.orElseThrow().minus(row.point(at)).length();
        assertTrue(off <= ERROR * 100, () -> row + " but " + answer);
      }
    }
    assertEquals(ids(mistakes), rowIds(rows));
  }

  private static <I> void checkDecisions(
      String table, Function<MistakeRow, I> given, List<Mistake<I, Boolean>> mistakes) {
    List<MistakeRow> rows = MistakeRow.of(table);
    for (MistakeRow row : rows) {
      boolean yes = find(mistakes, row.id()).answer(given.apply(row)).orElseThrow();
      assertEquals(Boolean.parseBoolean(row.last()), yes, row::toString);
    }
    assertEquals(ids(mistakes), rowIds(rows));
  }

  private static <I, R> Mistake<I, R> find(List<Mistake<I, R>> mistakes, String id) {
    return mistakes.stream().filter(m -> m.id().equals(id)).findFirst().orElseThrow();
  }

  private static <I, R> Set<String> ids(List<Mistake<I, R>> mistakes) {
    return mistakes.stream().map(Mistake::id).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> rowIds(List<MistakeRow> rows) {
    Set<String> ids = new TreeSet<>();
    rows.forEach(row -> ids.add(row.id()));
    return ids;
  }
}
