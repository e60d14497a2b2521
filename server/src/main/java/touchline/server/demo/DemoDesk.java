package touchline.server.demo;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import touchline.server.account.Account;
import touchline.server.assignment.plan.Schedule;
import touchline.server.demo.DemoDeskStore.Handed;
import touchline.server.demo.DemoDeskStore.Said;

/**
 * What staff of an invented class did by hand: comments on lines, a rubric, answers to questions,
 * an exam on paper. Each comment is about what stands in the method.
 */
final class DemoDesk {
  private static final int STAFF = 4;
  private static final Pattern LETTER = Pattern.compile("(?s)double [a-z] .*Math.max");
  private static final int EXAM = 40;

  /** So many of the first method are commented on; nobody comments on sixty. */
  private static final int COMMENTED = 24;

  /** One of so many was ill on the day of the exam, one has no entry yet. */
  private static final int ILL = 29;

  private final DemoDeskStore rows;
  private final long course;
  private final List<Account> accounts;
  private final Instant now;
  private final Random random = new Random(1);
  private long first;
  private long latest;
  private Optional<Handed> asker = Optional.empty();

  DemoDesk(DemoDeskStore rows, long course, List<Account> accounts, Instant now) {
    this.rows = rows;
    this.course = course;
    this.accounts = accounts;
    this.now = now;
  }

  /** An assignment whose work is there. */
  void mark(long assignment, Schedule schedule) {
    if (first == 0) {
      first = assignment;
      look(rows.methods(assignment, DemoMethods.FIRST), schedule.closes());
    }
    if (schedule.due().isBefore(now)) {
      latest = assignment;
    }
  }

  private void look(List<Handed> methods, Instant closes) {
    long names =
        rows.item(first, DemoMethods.FIRST, -0.5, "A name of one letter does not say what it is.");
    long compiled =
        rows.item(first, DemoMethods.FIRST, -0.5, "It was handed in without being compiled.");
    rows.item(first, DemoMethods.FIRST, 0, "Have a look at the lesson's figure of the clamp.");
    Instant at = sooner(closes.plus(Duration.ofHours(15)));
    for (Handed method : methods) {
      String source = method.source();
      if (source.contains("b - a")) {
        rows.tick(compiled, method.account(), accounts.get(2), at);
      } else if (LETTER.matcher(source).find()) {
        rows.tick(names, method.account(), accounts.get(1), at);
      }
    }
    int end = Math.min(COMMENTED, methods.size());
    for (int i = 0; i < end; i++) {
      comment(methods.get(i), at.plus(Duration.ofMinutes(3L * i)));
    }
    asker = methods.stream().filter(one -> one.source().contains("< 0)")).findFirst();
  }

  private void comment(Handed method, Instant at) {
    Account by = accounts.get(1);
    String source = method.source();
    if (source.contains("b - a")) {
      say(method, "b - a", "Java has no minus for vectors: b.minus(a).", by, at);
    } else if (source.contains("< 0)")) {
      say(method, "< 0)", "This stops at a. What stops a point that lies beyond b?", by, at);
    } else if (source.contains("Math.max")) {
      say(method, "Math.max", "The whole clamp in one line, and easy to read.", by, at);
    } else if (source.contains("isNearerA")) {
      say(method, "isNearerA", "With a clamp the ends need no case of their own.", by, at);
    } else {
      say(
          method,
          "return a.plus",
          "Nothing keeps the share between 0 and 1, so this can lie outside the segment.",
          by,
          at);
    }
  }

  private void say(Handed method, String where, String words, Account by, Instant at) {
    int line = (int) method.source().lines().takeWhile(one -> !one.contains(where)).count() + 1;
    rows.comment(method, line, words, by, sooner(at));
  }

  /**
   * What belongs to no assignment of the lessons.
   *
   * @param middle of the assignment in the middle of the term; the exam is written after it
   */
  void course(Schedule middle) {
    questions();
    rows.announce(
        course,
        accounts.get(1),
        "Office hours are on Wednesday this week",
        "From 16:00 to 17:00, in the same room. Bring the method that puzzles you.",
        now.minus(Duration.ofHours(20)));
    accounts.forEach(one -> rows.seen(course, one.id(), now.minus(Duration.ofDays(3))));
    rows.place(course, rows.category(course, "Weekly work", 60, 1));
    exam(rows.category(course, "Exam", 40, 0), middle.opens().plus(Duration.ofDays(2)));
  }

  private void questions() {
    List<Said> answered = new ArrayList<>();
    asker.ifPresent(
        method -> {
          Instant at = sooner(now.minus(Duration.ofDays(4)));
          answered.add(
              new Said(
                  method.account(),
                  "My method stops at the near end. Why is it not right for all points?",
                  at));
          answered.add(
              new Said(
                  accounts.get(2).id(),
                  "It stops at a, but not at b: try a point far beyond b in the lesson's figure.",
                  at.plus(Duration.ofHours(3))));
          rows.question(course, first, method.account(), answered);
        });
    rows.question(
        course,
        latest,
        accounts.get(STAFF).id(),
        List.of(
            new Said(
                accounts.get(STAFF).id(),
                "If I try an exercise again after it is due, which attempt counts?",
                now.minus(Duration.ofHours(5)))));
  }

  private void exam(long category, Instant at) {
    long exam = rows.column(course, "Midterm exam", EXAM, category, sooner(at));
    Instant marked = at.plus(Duration.ofDays(5));
    for (int i = STAFF; i < accounts.size(); i++) {
      double points = Math.round(2 * (16 + 24 * random.nextDouble())) / 2.0;
      if (i % ILL != 1) {
        Optional<Double> entered = i % ILL == 2 ? Optional.empty() : Optional.of(points);
        rows.enter(exam, accounts.get(i).id(), entered, accounts.get(1), sooner(marked));
      }
    }
  }

  private Instant sooner(Instant at) {
    return at.isBefore(now) ? at : now;
  }
}
