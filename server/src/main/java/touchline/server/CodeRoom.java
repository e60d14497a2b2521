package touchline.server;

import io.javalin.config.RoutesConfig;
import java.util.Optional;
import java.util.function.UnaryOperator;
import touchline.server.account.ApiTokenStore;
import touchline.server.account.Role;
import touchline.server.annotation.AnnotationStore;
import touchline.server.author.ShelfPages;
import touchline.server.code.CodeDesk;
import touchline.server.code.CodeMarker;
import touchline.server.code.CodePages;
import touchline.server.code.CodePanels;
import touchline.server.code.CodeRuns;
import touchline.server.code.CodeTasks;
import touchline.server.code.GamePages;
import touchline.server.code.MethodMarker;
import touchline.server.code.MethodNotes;
import touchline.server.code.MethodScripts;
import touchline.server.code.ScriptPages;
import touchline.server.code.SubmissionsApi;
import touchline.server.code.pair.Pairs;
import touchline.server.draft.DraftPages;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.pool.Translator;
import touchline.server.grading.verdict.Grader;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lane.Owner;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.server.store.Database;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.HandInStore;
import touchline.server.submission.LineStore;
import touchline.server.submission.MarkingTurnStore;

/** The exercises that ask for a method, wired. */
final class CodeRoom implements Room {
  private final CodeTasks tasks;
  private final CodePanels panels;
  private final CodeMarker marker;
  private final MethodMarker marking;
  private final CodePages pages;
  private final SubmissionsApi api;
  private final GamePages game;
  private final ShelfPages shelf;
  private final DraftPages drafts;
  private final Pool pool;
  private final Translator translator = Translator.whenAsked();
  private final UnaryOperator<String> values;

  CodeRoom(
      Ground ground,
      JobRunner runner,
      AccountRoom accounts,
      AssignmentRoom assignments,
      SubmissionRoom submissions,
      ExerciseRoom values) {
    Database database = ground.database();
    CodeSubmissionStore store = submissions.methods();
    HandInStore handIns = new HandInStore(database, accounts.learners());
    this.values = values.panels()::first;
    this.shelf = new ShelfPages(ground.shelf(), ground.templates());
    this.drafts =
        DraftPages.of(
            database,
            runner,
            accounts.members(),
            accounts.access(),
            ground.templates(),
            ground.clock());
    this.pool = ground.pool();
    this.tasks = new CodeTasks(ground.lessons());
    this.panels = new CodePanels(ground.templates(), tasks, Translator.isThere());
    Lessons lessons = ground.lessons();
    Grader grader = new Grader(runner, lessons.mistakes(), lessons.cases()::shown);
    this.marking = new MethodMarker(tasks, grader);
    this.marker = new CodeMarker(tasks, store, new MarkingTurnStore(database), grader);
    CodeDesk desk =
        new CodeDesk(
            tasks, handIns, store, new LineStore(database), marker, grader, ground.clock());
    CodeRuns runs =
        new CodeRuns(
            desk,
            submissions.receipts(),
            new Pairs(lessons.cases()::figure, lessons::picture),
            lessons.mistakes());
    MethodScripts made = new MethodScripts(runner, translator::script);
    ScriptPages scripts = new ScriptPages(made, new LessonParts(lessons), desk, values.who());
    this.game = new GamePages(made, tasks, desk, values.who(), ground.edition().assets());
    this.pages =
        new CodePages(
            tasks,
            panels,
            desk,
            runs,
            new Line(pool),
            values.who(),
            assignments.works(),
            scripts,
            new MethodNotes(new AnnotationStore(database), store::find));
    ApiTokenStore tokens = new ApiTokenStore(database, accounts.learners());
    this.api = new SubmissionsApi(tasks, desk, runs, tokens, accounts.access());
  }

  private record LessonParts(Lessons lessons) implements ScriptPages.Figures {
    @Override
    public Optional<String> picture(String exercise) {
      return lessons.cases().figure(exercise);
    }

    @Override
    public Optional<String> lesson(String exercise) {
      return lessons.all().stream()
          .filter(lesson -> lesson.exercises().contains(exercise))
          .map(Lesson::html)
          .findFirst();
    }
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

  /** Marks methods again. */
  MethodMarker marking() {
    return marking;
  }

  CodePages pages() {
    return pages;
  }

  /** The first panel of an exercise of either sort, by its id. */
  String panel(String exercise) {
    return tasks.has(exercise) ? panels.first(exercise) : values.apply(exercise);
  }

  @Override
  public void routes(RoutesConfig routes) {
    pages.addTo(routes);
    game.addTo(routes);
    api.addTo(routes);
    routes.get("/exercise-folders", shelf::page, Role.ADMINISTRATOR);
    drafts.addTo(routes);
  }

  /** Goes on with what is not marked. */
  @Override
  public void open() {
    marker.open();
  }

  @Override
  public void close() {
    marker.close();
    translator.close();
    pool.close();
  }

  @Override
  public void awaitEnd() {
    marker.awaitEnd();
  }
}
