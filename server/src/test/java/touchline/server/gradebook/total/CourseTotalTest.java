package touchline.server.gradebook.total;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CourseTotalTest {
  private static final Category HOMEWORK = new Category(1, "Homework", 40, 1);
  private static final Category EXAMS = new Category(2, "Exams", 60, 0);

  private static Map<Item, Score> scores(Object... turns) {
    Map<Item, Score> scores = new LinkedHashMap<>();
    for (int i = 0; i < turns.length; i += 2) {
      scores.put((Item) turns[i], (Score) turns[i + 1]);
    }
    return scores;
  }

  private static Item item(long id, double worth, long category) {
    return new Item(id, "Week " + id, worth, category);
  }

  @Test
  void withoutCategoriesPointsAreAddedUp() {
    CourseTotal total =
        CourseTotal.of(
            List.of(),
            scores(
                item(1, 10, 0),
                Score.points(7),
                item(2, 20, 0),
                Score.MISSING,
                item(3, 30, 0),
                Score.EXCUSED,
                item(4, 40, 0),
                Score.OPEN));
    assertEquals(7, total.points());
    assertEquals(30, total.worth());
    assertEquals("All points are added up: 7 of 30, which is 23.3 %.", TotalWords.sum(total));
  }

  @Test
  void weightsCountAndTheLowestIsLeftOut() {
    CourseTotal total =
        CourseTotal.of(
            List.of(HOMEWORK, EXAMS),
            scores(
                item(1, 10, 1),
                Score.points(8),
                item(2, 20, 1),
                Score.MISSING,
                item(3, 60, 2),
                Score.points(45)));
    assertEquals(0.4 * 0.8 + 0.6 * 0.75, total.share(), 1e-12);
    assertEquals("40 % of 80 % + 60 % of 75 % = 77 %.", TotalWords.sum(total));
    assertEquals(
        List.of("Left out as the lowest: Week 2 (0 of 20)."),
        TotalWords.rows(total).get(0).notes());
  }

  @Test
  void categoryInWhichNothingCountsYetLeavesItsWeightToTheOthers() {
    CourseTotal total =
        CourseTotal.of(
            List.of(HOMEWORK, EXAMS),
            scores(item(1, 10, 1), Score.points(8), item(2, 60, 2), Score.OPEN));
    assertEquals(0.8, total.share(), 1e-12);
    assertEquals(
        "Nothing counts yet in Exams, so the other weights grow in proportion.",
        TotalWords.scaled(total));
  }

  @Test
  void oneMarkOfACategoryAlwaysCountsAndExcusedOnesAreNotAmongTheLowest() {
    Category generous = new Category(1, "Homework", 0, 5);
    CourseTotal total =
        CourseTotal.of(
            List.of(generous),
            scores(
                item(1, 10, 1),
                Score.points(4),
                item(2, 10, 1),
                Score.points(6),
                item(3, 10, 1),
                Score.EXCUSED));
    assertEquals("6 of 10", TotalWords.rows(total).get(0).points());
    assertEquals(2, TotalWords.rows(total).get(0).notes().size());
  }

  @Test
  void whatIsInNoCategoryDoesNotCountBesideWeights() {
    CourseTotal total =
        CourseTotal.of(
            List.of(EXAMS),
            scores(item(1, 60, 2), Score.points(30), item(2, 10, 0), Score.points(10)));
    assertEquals(0.5, total.share());
    assertEquals(
        List.of("Without weight: Week 2 (10 of 10)."), TotalWords.rows(total).get(1).notes());
  }

  @Test
  void nothingIsNoZero() {
    CourseTotal total = CourseTotal.of(List.of(EXAMS), scores(item(1, 60, 2), Score.OPEN));
    assertEquals(0, total.worth());
    assertEquals("Nothing counts yet.", TotalWords.sum(total));
  }

  @Test
  void weightBelowNothingIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Category(1, "x", -1, 0));
    assertThrows(IllegalArgumentException.class, () -> new Category(1, "x", Double.NaN, 0));
    assertThrows(IllegalArgumentException.class, () -> new Category(1, "x", 1, -1));
  }
}
