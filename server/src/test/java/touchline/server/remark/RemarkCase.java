package touchline.server.remark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.LearnerStore;
import touchline.server.assignment.StandingStore;
import touchline.server.code.CodeTasks;
import touchline.server.code.MethodMarker;
import touchline.server.code.MethodMarks;
import touchline.server.demo.Demo;
import touchline.server.demo.DemoSize;
import touchline.server.exercise.AnswerMarker;
import touchline.server.exercise.Exercises;
import touchline.server.exercise.VariantKey;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.verdict.Grader;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lesson.Lessons;
import touchline.server.remark.Remark.Choice;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.SubmissionStore;

/** An invented class with answers and methods, marked by the lessons of today. */
abstract class RemarkCase {
  static final Instant NOW = Instant.parse("2026-03-02T08:00:00Z");
  static final Choice ALL = new Choice(0, "");
  static final long COURSE = 1;
  private static final Lessons LESSONS = Lessons.load();

  /** What is marked and what follows from it, without what says by which content. */
  private static final List<String> MARKS =
      List.of(
          "SELECT id || ' ' || mark || ' ' || outcome || ' ' || mistakes FROM submission",
          "SELECT id || ' ' || mark || ' ' || outcome || ' ' || mistake || message || example"
              + " FROM code_submission",
          "SELECT id || ' ' || mark FROM progress",
          "SELECT assignment || ' ' || account || exercise || mark || ' ' || raw_mark || ' '"
              + " || attempts || ' ' || seconds FROM standing",
          "SELECT assignment || ' ' || account || ' ' || points || ' ' || is_late || last_at"
              + " FROM grade");

  private static final List<String> RECORD =
      List.of(
          "SELECT id || ' ' || content_version || ' ' || coalesce(first_version, '')"
              + " || coalesce(first_mark, -1) FROM submission",
          "SELECT id || ' ' || content_version || ' ' || coalesce(first_version, '')"
              + " || coalesce(first_mark, -1) FROM code_submission",
          "SELECT assignment || ' ' || account || state || answers || ' ' || up || ' ' || down"
              + " || ' ' || points || ' ' || replaced || ' ' || highest || ' '"
              + " || coalesce(given, -1) FROM remark_student",
          "SELECT assignment || ' ' || account || ' ' || before_mark || ' ' || after_mark || ' '"
              + " || coalesce(given_mark, -1) FROM remark_row",
          "SELECT what || subject || before || after FROM audit",
          "SELECT state || way || worker FROM remark");

  /** The class as it was handed in, made once and copied for each test. */
  @TempDir static Path handedIn;

  @TempDir Path data;
  Database database;
  RemarkStore remarks;
  TallyStore tallies;
  RemarkTurnStore turns;
  Account owner;
  private int names;

  /** Gives one of the points that it gets, which is wrong; loses what it is told to lose. */
  static final class Jobs implements JobRunner {
    boolean isLost;
    boolean isCrash;

    @Override
    public JobResult run(Job job) {
      if (isCrash) {
        throw new Crash();
      }
      if (isLost) {
        return new JobResult.Failed("lost");
      }
      int from = job.source().contains("Math.max") ? 0 : 2;
      List<CaseRun> runs = new ArrayList<>();
      job.inputs()
          .forEach(
              input -> runs.add(new CaseRun.Gave(Arrays.copyOfRange(input, from, from + 2), "")));
      return new JobResult.Finished(runs, Optional.empty());
    }
  }

  /** The process ends. */
  static final class Crash extends Error {
    private static final long serialVersionUID = 1;
  }

  final Jobs jobs = new Jobs();

  /** How large the class is. */
  DemoSize size() {
    return new DemoSize(4, 2, true);
  }

  @BeforeEach
  void open() throws IOException {
    Path folder = handedIn.resolve("class");
    if (Files.notExists(folder)) {
      fill(Files.createDirectory(folder));
    }
    TestPlace.copy(folder, data);
    database = Database.open(TestPlace.of(data));
    remarks = new RemarkStore(database);
    tallies = new TallyStore(database);
    turns = new RemarkTurnStore(database);
    owner = new AccountStore(database, new LearnerStore(database)).named("owner").orElseThrow();
  }

  private void fill(Path folder) {
    MethodMarks marks =
        new MethodMarks(
            new CodeTasks(LESSONS), new Grader(jobs, LESSONS.mistakes(), LESSONS.cases()::shown));
    try (Database filled = Database.open(TestPlace.of(folder))) {
      AccountStore accounts = new AccountStore(filled, new LearnerStore(filled));
      new Demo(LESSONS, size(), first(marks), NOW).fill(filled, accounts);
    }
  }

  /** The jobs know no other method. */
  private static Demo.Marks first(MethodMarks marks) {
    return (exercise, form, source, seed) ->
        exercise.equals("closest-point/write-it")
            ? marks.of(exercise, form, source, seed)
            : Optional.empty();
  }

  @AfterEach
  void close() {
    database.close();
  }

  /** A worker by the lessons of today. */
  RemarkWork work() {
    return work(LESSONS);
  }

  RemarkWork work(Lessons lessons) {
    LearnerStore learners = new LearnerStore(database);
    StudentMarker marking =
        new StudentMarker(
            new SubmissionStore(database, learners),
            new CodeSubmissionStore(database),
            new AnswerMarker(new Exercises(lessons, VariantKey.of(database))),
            new MethodMarker(
                new CodeTasks(lessons),
                new Grader(jobs, lessons.mistakes(), lessons.cases()::shown)));
    return new RemarkWork(database, marking, Clock.fixed(NOW, ZoneOffset.UTC));
  }

  String name() {
    names++;
    return "turn " + names;
  }

  /** Asks for a dry run that nobody works on yet. */
  Remark asked(Choice choice) {
    return find(remarks.ask(COURSE, choice, LESSONS.version(), owner, NOW).orElseThrow());
  }

  Remark find(long id) {
    return remarks.find(COURSE, id).orElseThrow();
  }

  /** A dry run as it is when nothing is left to do. */
  Remark dryRun() {
    Remark remark = asked(ALL);
    work().turn(name(), () -> false);
    return find(remark.id());
  }

  void decide(Remark remark, ApplyRule way) {
    if (!remarks.decide(remark, way, "all", owner, NOW)) {
      throw new IllegalStateException("it must be waiting for a decision: " + remark);
    }
  }

  void apply(Remark remark, ApplyRule way) {
    decide(remark, way);
    work().turn(name(), () -> false);
  }

  /** A worker that is gone is replaced at once. */
  void endLeases() {
    change("UPDATE remark SET leased_until = 0");
    change("UPDATE remark_student SET try_at = 0");
  }

  void change(String statement) {
    database.write(handle -> handle.execute(statement));
  }

  List<String> rows(String query) {
    return database.read(handle -> handle.createQuery(query).mapTo(String.class).list()).stream()
        .sorted()
        .toList();
  }

  double number(String query) {
    return database.read(handle -> handle.createQuery(query).mapTo(Double.class).one());
  }

  private String all(List<String> queries) {
    List<String> all = new ArrayList<>();
    queries.forEach(query -> all.addAll(rows(query)));
    return String.join("\n", all);
  }

  String marks() {
    return all(MARKS);
  }

  String marksAndRecord() {
    return marks() + "\n" + all(RECORD);
  }

  /** As if other lessons had given other marks, higher and lower. */
  void markOtherwise() {
    change(
        "UPDATE submission SET mark = 0.25, outcome = 'partly', content_version = 'old'"
            + " WHERE id % 3 = 0");
    change(
        "UPDATE submission SET mark = 1, outcome = 'right', mistakes = '',"
            + " content_version = 'old' WHERE id % 5 = 0");
    change("UPDATE progress SET mark = mark / 2 WHERE id % 2 = 0");
    change("UPDATE progress SET mark = 1 WHERE id % 7 = 0");
    change(
        "UPDATE code_submission SET mark = 1, outcome = 'right', mistake = '',"
            + " content_version = 'old' WHERE id % 2 = 0");
    change(
        "UPDATE progress SET mark = coalesce((SELECT mark FROM code_submission"
            + " WHERE code_submission.attempt = progress.attempt), mark)");
    settle();
  }

  void settle() {
    for (String assignment : rows("SELECT id FROM assignment")) {
      database.write(
          handle -> {
            StandingStore.settle(handle, Long.parseLong(assignment));
            return assignment;
          });
    }
  }
}
