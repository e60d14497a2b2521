package touchline.server.gradebook.total;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import touchline.server.assignment.plan.CountingRule;

/** A piece of work as chance makes it: in hours after the start, and in whole numbers. */
final class RandomWork {
  /** An answer: which try, how many hours after the start, and the mark in quarters. */
  record Answer(int attempt, int hour, int quarters) {}

  /** More hours by a date, by hours or by percent; one of the three is not 0. */
  record More(int until, int by, int percent) {}

  /** Hours of opening, due and closing, steps of lateness, and per exercise its points. */
  record Work(
      int opens,
      int due,
      int closes,
      int[][] steps,
      CountingRule counting,
      int[] points,
      int category,
      boolean isOwn) {}

  private final Random chance;

  RandomWork(Random chance) {
    this.chance = chance;
  }

  private int upTo(int most) {
    return chance.nextInt(most + 1);
  }

  Work work(int categories) {
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

  List<More> extensions() {
    List<More> all = new ArrayList<>();
    int many = upTo(3) == 0 ? 1 + upTo(1) : 0;
    for (int i = 0; i < many; i++) {
      int which = upTo(2);
      all.add(
          new More(which == 0 ? upTo(400) : 0, which == 1 ? 1 + upTo(60) : 0, which == 2 ? 50 : 0));
    }
    return all;
  }

  List<List<Answer>> answers(Work work) {
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
}
