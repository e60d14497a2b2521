package touchline.server.gradebook.total;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import touchline.server.assignment.plan.CountingRule;
import touchline.server.gradebook.total.RandomWork.Answer;
import touchline.server.gradebook.total.RandomWork.More;
import touchline.server.gradebook.total.RandomWork.Work;

/**
 * Points and totals from nothing but the raw attempts, by hours as whole numbers and by trying
 * things out; it knows nothing of how the program does it.
 */
final class SecondReckoning {
  /** What the courses had, in words. */
  private final Set<String> seen;

  SecondReckoning(Set<String> seen) {
    this.seen = seen;
  }

  /** Whether it counts (1 or 0) and the points, from the hours alone. */
  double[] points(
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
  static double[] total(List<Category> categories, List<double[]> rows) {
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
}
