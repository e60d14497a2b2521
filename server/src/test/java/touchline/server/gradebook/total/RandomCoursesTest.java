package touchline.server.gradebook.total;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import touchline.server.assignment.plan.AttemptHistory;
import touchline.server.assignment.plan.Extension;
import touchline.server.assignment.plan.LatePolicy;
import touchline.server.assignment.plan.Part;
import touchline.server.assignment.plan.Plan;
import touchline.server.assignment.plan.Reckoning;
import touchline.server.assignment.plan.Schedule;
import touchline.server.assignment.plan.Solutions;
import touchline.server.assignment.plan.TimedMark;
import touchline.server.gradebook.total.RandomWork.Answer;
import touchline.server.gradebook.total.RandomWork.More;
import touchline.server.gradebook.total.RandomWork.Work;

/** Totals of random courses are those of a second reckoning. */
class RandomCoursesTest {
  private static final int COURSES = 200;
  private static final Instant START = Instant.parse("2026-03-02T08:00:00Z");

  private final Random chance = new Random(20_261_123);
  private final RandomWork random = new RandomWork(chance);
  private final TreeSet<String> seen = new TreeSet<>();
  private final SecondReckoning reckoning = new SecondReckoning(seen);

  private static Instant at(int hour) {
    return START.plus(Duration.ofHours(hour));
  }

  private int upTo(int most) {
    return chance.nextInt(most + 1);
  }

  @Test
  void totalsOfRandomCoursesAreTheSameWorkedOutTwice() {
    int students = 0;
    for (int course = 0; course < COURSES; course++) {
      int many = upTo(3);
      List<Category> categories = new ArrayList<>();
      boolean isWeighted = chance.nextBoolean();
      for (int i = 1; i <= many; i++) {
        categories.add(new Category(i, "C" + i, isWeighted ? upTo(5) * 10 : 0, upTo(2)));
      }
      List<Work> works = new ArrayList<>();
      for (int i = 0; i < 1 + upTo(7); i++) {
        works.add(random.work(many));
      }
      int now = 150 + upTo(250);
      for (int student = 0; student < 5; student++) {
        student(course, categories, works, now);
        students++;
      }
    }
    assertEquals(5 * COURSES, students);
    assertEquals(
        "decided, dropped, excused, extended, late, missing, open, weighted",
        String.join(", ", seen),
        "what the courses had");
  }

  /** Both ways for one student. */
  private void student(int course, List<Category> categories, List<Work> works, int now) {
    Map<Item, Score> scores = new LinkedHashMap<>();
    List<double[]> naive = new ArrayList<>();
    for (int i = 0; i < works.size(); i++) {
      Work work = works.get(i);
      List<More> extensions = random.extensions();
      List<List<Answer>> answers = random.answers(work);
      int fate = upTo(9);
      double decided = upTo(40);
      int worth = 0;
      for (int points : work.points()) {
        worth += points;
      }
      Item item = new Item(i + 1, "W" + i, worth, work.category());
      scores.put(item, score(work, extensions, answers, fate, decided, now));
      double[] row = reckoning.points(work, extensions, answers, fate, decided, now);
      naive.add(new double[] {work.category(), worth, row[0], row[1]});
    }
    CourseTotal total = CourseTotal.of(categories, scores);
    double[] wanted = SecondReckoning.total(categories, naive);
    String where = "course " + course + ", " + scores;
    assertEquals(wanted[0], total.share(), 1e-9, where);
    assertEquals(wanted[1], total.worth(), 1e-9, where);
    if (total.isWeighted() && total.worth() > 0) {
      seen.add("weighted");
    }
    if (total.parts().stream().anyMatch(part -> !part.dropped().isEmpty())) {
      seen.add("dropped");
    }
  }

  /** As the program does it. */
  private Score score(
      Work work,
      List<More> extensions,
      List<List<Answer>> answers,
      int fate,
      double decided,
      int now) {
    if (fate == 0) {
      return Score.EXCUSED;
    }
    Schedule everybody = new Schedule(at(work.opens()), at(work.due()), at(work.closes()));
    Schedule own =
        Extension.best(everybody, extensions.stream().map(RandomCoursesTest::extension).toList());
    if (!work.isOwn() && !own.isDue(at(now))) {
      return Score.OPEN;
    }
    if (fate == 1) {
      return Score.points(decided);
    }
    if (work.isOwn()) {
      return Score.OPEN;
    }
    Reckoning reckoning = Reckoning.of(plan(work, everybody), own, tried(answers));
    if (reckoning.isLate()) {
      seen.add("late");
    }
    return reckoning.lastAt().isPresent() ? Score.points(reckoning.points()) : Score.MISSING;
  }

  private static Extension extension(More more) {
    if (more.percent() > 0) {
      return new Extension.Share(more.percent());
    }
    return more.by() > 0
        ? new Extension.By(Duration.ofHours(more.by()))
        : new Extension.Until(at(more.until()));
  }

  private static Plan plan(Work work, Schedule schedule) {
    List<LatePolicy.Step> steps = new ArrayList<>();
    for (int[] step : work.steps()) {
      steps.add(new LatePolicy.Step(Duration.ofHours(step[0]), step[1]));
    }
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < work.points().length; i++) {
      parts.add(new Part("e" + i, work.points()[i]));
    }
    return new Plan(
        "W", schedule, 0, work.counting(), new LatePolicy(steps), Solutions.NEVER, true, parts);
  }

  private static List<AttemptHistory> tried(List<List<Answer>> answers) {
    List<AttemptHistory> tried = new ArrayList<>();
    for (int i = 0; i < answers.size(); i++) {
      for (int attempt = 0; attempt < 4; attempt++) {
        int one = attempt;
        List<TimedMark> marks =
            answers.get(i).stream()
                .filter(answer -> answer.attempt() == one)
                .map(answer -> new TimedMark(answer.quarters() / 4.0, at(answer.hour())))
                .toList();
        if (!marks.isEmpty()) {
          tried.add(new AttemptHistory("e" + i, marks.get(0).at(), false, marks));
        }
      }
    }
    return tried;
  }

  @Test
  void leavingOutTheLowestNeverHarms() {
    for (int i = 0; i < 2_000; i++) {
      Map<Item, Score> scores = new LinkedHashMap<>();
      for (int j = 0; j < 2 + upTo(5); j++) {
        scores.put(new Item(j, "W" + j, 1 + upTo(20), 1), Score.points(upTo(20)));
      }
      double all = CourseTotal.of(List.of(new Category(1, "C", 0, 0)), scores).share();
      double best = CourseTotal.of(List.of(new Category(1, "C", 0, 1 + upTo(2))), scores).share();
      assertTrue(best >= all - 1e-12, scores.toString());
    }
  }
}
