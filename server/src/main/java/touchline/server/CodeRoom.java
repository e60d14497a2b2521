package touchline.server;

import java.time.Clock;
import java.util.function.UnaryOperator;
import touchline.server.account.AccessPages;
import touchline.server.account.ApiTokenStore;
import touchline.server.assignment.WorkPages;
import touchline.server.code.CodeDesk;
import touchline.server.code.CodeMarker;
import touchline.server.code.CodePages;
import touchline.server.code.CodePanels;
import touchline.server.code.CodeRuns;
import touchline.server.code.CodeTasks;
import touchline.server.code.MethodMarking;
import touchline.server.code.SubmissionsApi;
import touchline.server.code.pair.Pairs;
import touchline.server.exercise.LearnerPages;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.verdict.Grader;
import touchline.server.lane.Owner;
import touchline.server.lesson.Lessons;
import touchline.server.page.Templates;
import touchline.server.receipt.Receipts;
import touchline.server.store.Database;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.HandInStore;
import touchline.server.submission.LineStore;
import touchline.server.submission.MarkingTurnStore;

/** The exercises that ask for a method, wired. */
final class CodeRoom implements AutoCloseable {
  private final CodeTasks tasks;
  private final CodePanels panels;
  private final CodeMarker marker;
  private final MethodMarking marking;
  private final CodePages pages;
  private final SubmissionsApi api;
  private final Pool pool;

  CodeRoom(
      Lessons lessons,
      Templates templates,
      Database database,
      HandInStore handIns,
      CodeSubmissionStore store,
      Receipts receipts,
      LearnerPages who,
      WorkPages works,
      ApiTokenStore tokens,
      AccessPages access,
      Pool pool,
      Clock clock) {
    this.pool = pool;
    this.tasks = new CodeTasks(lessons);
    this.panels = new CodePanels(templates, tasks);
    Grader grader = new Grader(pool::run);
    this.marking = new MethodMarking(tasks, grader);
    this.marker = new CodeMarker(tasks, store, new MarkingTurnStore(database), grader);
    CodeDesk desk =
        new CodeDesk(tasks, handIns, store, new LineStore(database), marker, grader, clock);
    CodeRuns runs = new CodeRuns(desk, receipts, new Pairs());
    this.pages = new CodePages(tasks, panels, desk, runs, new Line(pool), who, works);
    this.api = new SubmissionsApi(tasks, desk, runs, tokens, access);
  }

  private record Line(Pool pool) implements CodePages.Queue {
    @Override
    public int waiting() {
      return pool.waiting();
    }

    @Override
    public int before(Owner owner) {
      return pool.before(owner);
    }
  }

  SubmissionsApi api() {
    return api;
  }

  /** Marks methods again. */
  MethodMarking marking() {
    return marking;
  }

  CodePages pages() {
    return pages;
  }

  /** The first panel of an exercise of either sort, by its id. */
  UnaryOperator<String> firstOr(UnaryOperator<String> values) {
    return id -> tasks.has(id) ? panels.first(id) : values.apply(id);
  }

  /** Goes on with what is not marked. */
  void open() {
    marker.open();
  }

  @Override
  public void close() {
    marker.close();
    pool.close();
    marker.awaitEnd();
  }
}
