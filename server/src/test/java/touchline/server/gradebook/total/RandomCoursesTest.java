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
import touchline.server.assignment.plan.CountingRule;
import touchline.server.assignment.plan.Extension;
import touchline.server.assignment.plan.LatePolicy;
import touchline.server.assignment.plan.Part;
import touchline.server.assignment.plan.Plan;
import touchline.server.assignment.plan.Reckoning;
import touchline.server.assignment.plan.Schedule;
import touchline.server.assignment.plan.Solutions;
import touchline.server.assignment.plan.TimedMark;

/**
 * Totals of random courses, worked out a second time here from nothing but the raw attempts, by
 * hours as whole numbers and by trying things out, and compared.
 */
class RandomCoursesTest {
  private static final int COURSES = 200;
  private static final Instant START = Instant.parse("2026-03-02T08:00:00Z");

  private final Random chance = new Random(20_261_123);
  private final TreeSet<String> seen = new TreeSet<>();

  /** An answer: which try, how many hours after the start, and the mark in quarters. */
  private record Answer(int attempt, int hour, int quarters) {}

  /** More hours by a date, by hours or by percent; one of the three is not 0. */
  private record More(int until, int by, int percent) {}

  /** Hours of opening, due and closing, steps of lateness, and per exercise its points. */
  private record Work(
      int opens,
      int due,
      int closes,
      int[][] steps,
      CountingRule counting,
      int[] points,
      int category,
      boolean isOwn) {}

  private static Instant at(int hour) {
    return START.plus(Duration.ofHours(hour));
  }

  private int upTo(int most) {
    return chance.nextInt(most + 1);
  }

  private Work work(int categories) {
    int opens = upTo(200);
    int due = opens + 10 * upTo(12);
    int closes = due + upTo(60);
    int[][] steps = {{}, {12, 75}, {12, 75, 48, 50}};
    int[] points = new int[1 + upTo(2)];
    for (int i = 0; i < points.length; i++) {
      points[i] = 1 << upTo(4);
    }
    int[] chosen = steps[upTo(2)];
    int[][] pairs = new int[chosen.length / 2][];
    for (int i = 0; i < pairs.length; i++) {
      pairs[i] = new int[] {chosen[2 * i], chosen[2 * i + 1]};
    }
    CountingRule counting = CountingRule.values()[upTo(2)];
    boolean isOwn = upTo(4) == 0;
    return new Work(opens, due, closes, pairs, counting, points, upTo(categories), isOwn);
  }

  private List<More> extensions() {
    List<More> all = new ArrayList<>();
    int many = upTo(3) == 0 ? 1 + upTo(1) : 0;
    for (int i = 0; i < many; i++) {
      int which = upTo(2);
      all.add(
          new More(which == 0 ? upTo(400) : 0, which == 1 ? 1 + upTo(60) : 0, which == 2 ? 50 : 0));
    }
    return all;
  }

  private List<List<Answer>> answers(Work work) {
    List<List<Answer>> all = new ArrayList<>();
    for (int i = 0; i < work.points().length; i++) {
      List<Answer> answers = new ArrayList<>();
      int hour = work.opens() - 5;
      for (int attempt = 0; attempt < upTo(3); attempt++) {
        for (int j = 0; j <= upTo(2); j++) {
          hour += upTo(50);
          answers.add(new Answer(attempt, hour, upTo(4)));
        }
      }
      all.add(answers);
    }
    return all;
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
        works.add(work(many));
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
      List<More> extensions = extensions();
      List<List<Answer>> answers = answers(work);
      int fate = upTo(9);
      double decided = upTo(40);
      int worth = 0;
      for (int points : work.points()) {
        worth += points;
      }
      Item item = new Item(i + 1, "W" + i, worth, work.category());
      scores.put(item, score(work, extensions, answers, fate, decided, now));
      double[] row = naive(work, extensions, answers, fate, decided, now);
      naive.add(new double[] {work.category(), worth, row[0], row[1]});
    }
    CourseTotal total = CourseTotal.of(categories, scores);
    double[] wanted = naiveTotal(categories, naive);
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

  /** Whether it counts (1 or 0) and the points, from the hours alone. */
  private double[] naive(
      Work work,
      List<More> extensions,
      List<List<Answer>> answers,
      int fate,
      double decided,
      int now) {
    double due = work.due();
    double closes = work.closes();
    for (More more : extensions) {
      double later = more.by() + (work.due() - work.opens()) * more.percent() / 100.0;
      due = Math.max(due, more.until() > 0 ? more.until() : work.due() + later);
      closes = Math.max(closes, more.until() > 0 ? more.until() : work.closes() + later);
    }
    seen.add(due > work.due() ? "extended" : "open");
    if (fate == 0) {
      seen.add("excused");
      return new double[] {0, 0};
    }
    if (!work.isOwn() && now <= due) {
      return new double[] {0, 0};
    }
    if (fate == 1) {
      seen.add("decided");
      return new double[] {1, decided};
    }
    if (work.isOwn()) {
      return new double[] {0, 0};
    }
    double points = 0;
    boolean isMissing = true;
    for (int i = 0; i < answers.size(); i++) {
      List<Double> worths = new ArrayList<>();
      for (int attempt = 0; attempt < 4; attempt++) {
        double best = -1;
        for (int j = 0; j < answers.get(i).size(); j++) {
          Answer answer = answers.get(i).get(j);
          boolean isOpen = answer.hour() >= work.opens() && answer.hour() <= closes;
          if (answer.attempt() == attempt && isOpen) {
            isMissing = false;
            best = Math.max(best, value(work, answers.get(i), j, due, closes));
          }
        }
        if (best >= 0) {
          worths.add(best);
        }
      }
      points += counted(work.counting(), worths) * work.points()[i];
    }
    if (isMissing) {
      seen.add("missing");
    }
    return new double[] {1, points};
  }

  /**
   * What an answer is worth: its mark less lateness, where no later answer of the same attempt took
   * its place on the same step.
   */
  private static double value(Work work, List<Answer> all, int index, double due, double closes) {
    Answer answer = all.get(index);
    int kept = kept(work, answer.hour() - due);
    for (Answer later : all.subList(index + 1, all.size())) {
      boolean isSameStep =
          later.attempt() == answer.attempt()
              && later.hour() <= closes
              && kept(work, later.hour() - due) == kept;
      if (isSameStep) {
        return -1;
      }
    }
    return answer.quarters() / 4.0 * kept / 100;
  }

  private static int kept(Work work, double late) {
    if (late <= 0) {
      return 100;
    }
    for (int[] step : work.steps()) {
      if (late <= step[0]) {
        return step[1];
      }
    }
    return 0;
  }

  private static double counted(CountingRule counting, List<Double> worths) {
    double sum = 0;
    double most = 0;
    for (double worth : worths) {
      sum += worth;
      most = Math.max(most, worth);
    }
    if (worths.isEmpty()) {
      return 0;
    }
    return switch (counting) {
      case BEST -> most;
      case LAST -> worths.get(worths.size() - 1);
      case AVERAGE -> sum / worths.size();
    };
  }

  /** Share and worth; each row is category, worth, counts, points. */
  private static double[] naiveTotal(List<Category> categories, List<double[]> rows) {
    boolean isWeighted = false;
    for (double[] row : rows) {
      isWeighted = isWeighted || (row[0] > 0 && categories.get((int) row[0] - 1).weight() > 0);
    }
    double share = 0;
    double weights = 0;
    double points = 0;
    double worth = 0;
    for (int i = 0; i <= categories.size(); i++) {
      List<double[]> counting = new ArrayList<>();
      for (double[] row : rows) {
        if (row[0] == i && row[2] == 1) {
          counting.add(row);
        }
      }
      int drops = i == 0 ? 0 : categories.get(i - 1).dropped();
      for (int drop = 0; drop < drops && counting.size() > 1; drop++) {
        counting.remove(lowest(counting));
      }
      double weight = i == 0 ? 0 : categories.get(i - 1).weight();
      if (isWeighted && weight == 0) {
        continue;
      }
      double mine = 0;
      double all = 0;
      for (double[] row : counting) {
        mine += row[3];
        all += row[1];
      }
      points += mine;
      worth += all;
      share += all > 0 ? weight * mine / all : 0;
      weights += all > 0 ? weight : 0;
    }
    if (isWeighted) {
      return new double[] {weights > 0 ? share / weights : 0, worth};
    }
    return new double[] {worth > 0 ? points / worth : 0, worth};
  }

  private static double[] lowest(List<double[]> rows) {
    double[] lowest = rows.get(0);
    for (double[] row : rows) {
      double difference = row[3] / row[1] - lowest[3] / lowest[1];
      if (difference < 0 || (difference == 0 && row[1] > lowest[1])) {
        lowest = row;
      }
    }
    return lowest;
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
