package touchline.server.code;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import touchline.server.account.Learner;
import touchline.server.account.Role;
import touchline.server.assignment.Work;
import touchline.server.assignment.WorkPages;
import touchline.server.assignment.WorkView;
import touchline.server.exercise.LearnerPages;
import touchline.server.grading.verdict.CodeOutcome;
import touchline.server.lane.Owner;
import touchline.server.page.PersonalPages;
import touchline.server.submission.CodeSubmission;

/**
 * The pages of exercises that ask for a method: its own page, Run and Submit, each as a whole page
 * and as the inside of the result alone for the script.
 */
public final class CodePages {
  private static final Pattern SENDS_METHODS =
      Pattern.compile(
          "(/exercises|/courses/[0-9]+/assignments/[0-9]+)/[^/]+/[^/]+/(run|submit|step)(/result)?/?"
              + "|/api/.*");

  private final CodeTasks tasks;
  private final CodePanels panels;
  private final CodeDesk desk;
  private final CodeRuns runs;
  private final Queue queue;
  private final LearnerPages who;
  private final CodeSenderPages senders;
  private final WorkPages works;
  private final ScriptPages scripts;
  private final CodeReplyPages replies;
  private final CodeRequestPages requests;

  public CodePages(
      CodeTasks tasks,
      CodePanels panels,
      CodeDesk desk,
      CodeRuns runs,
      Queue queue,
      LearnerPages who,
      WorkPages works,
      ScriptPages scripts,
      MethodNotes notes) {
    this.tasks = tasks;
    this.panels = panels;
    this.desk = desk;
    this.runs = runs;
    this.queue = queue;
    this.who = who;
    this.senders = new CodeSenderPages(who, desk);
    this.works = works;
    this.scripts = scripts;
    this.replies = new CodeReplyPages(panels, desk, who, notes);
    this.requests = new CodeRequestPages(runs, senders, replies);
  }

  /** What waits for a worker. */
  public interface Queue {
    int waiting();

    /** How many are before the first of this owner; 0 if none of theirs waits. */
    int before(Owner owner);
  }

  /** Adds the addresses of every exercise, before those of exercises that ask for values. */
  public void addTo(RoutesConfig routes) {
    for (String id : tasks.ids()) {
      String path = CodeTask.path(id);
      Supplier<CodePlace> own = () -> CodePlace.own(tasks.open(id).orElseThrow());
      read(routes, path, ctx -> page(ctx, own.get()));
      read(routes, path + "/queue", ctx -> queue(ctx, own.get()));
      read(routes, path + "/solved", ctx -> solved(ctx, own.get()));
      read(routes, path + "/result/{submission}", ctx -> result(ctx, own.get()));
      routes.post(path + "/run", ctx -> requests.run(ctx, own.get(), true), Role.ANYONE);
      routes.post(path + "/run/result", ctx -> requests.run(ctx, own.get(), false), Role.ANYONE);
      routes.post(path + "/submit", ctx -> requests.submit(ctx, own.get(), true), Role.ANYONE);
      routes.post(
          path + "/submit/result", ctx -> requests.submit(ctx, own.get(), false), Role.ANYONE);
      routes.post(path + "/step", ctx -> requests.step(ctx, own.get()), Role.ANYONE);
      scripts.addTo(routes, path, own);
    }
  }

  /**
   * Adds what is below the page of an exercise of an assignment.
   *
   * @param path of that page, with parameters
   */
  public void addAssigned(RoutesConfig routes, String path) {
    routes.get(path + "/queue", ctx -> queue(ctx, assigned(ctx)), Role.STUDENT);
    routes.get(path + "/result/{submission}", ctx -> result(ctx, assigned(ctx)), Role.STUDENT);
    routes.post(path + "/run", ctx -> requests.run(ctx, assigned(ctx), true), Role.STUDENT);
    routes.post(path + "/run/result", ctx -> requests.run(ctx, assigned(ctx), false), Role.STUDENT);
    routes.post(path + "/submit", ctx -> requests.submit(ctx, assigned(ctx), true), Role.STUDENT);
    routes.post(
        path + "/submit/result", ctx -> requests.submit(ctx, assigned(ctx), false), Role.STUDENT);
    routes.post(path + "/step", ctx -> requests.step(ctx, assigned(ctx)), Role.STUDENT);
    scripts.addAssigned(routes, path, this::assigned);
  }

  /** Whether an exercise that an address names asks for a method. */
  public boolean has(Context ctx) {
    return tasks.has(ctx.pathParam("lesson") + '/' + ctx.pathParam("name"));
  }

  /** The page of an exercise of an assignment; before it opens, only when it does. */
  public void assignedPage(Context ctx) {
    Work work = works.work(ctx);
    if (work.isEarly() && !work.isStaff()) {
      WorkView view = WorkView.of(work, 0);
      PersonalPages.send(ctx, 200, panels.early(view));
    } else {
      page(ctx, CodePlace.of(task(work), work));
    }
  }

  /** The same at another address, for who only looks. */
  public void seenPage(Context ctx) {
    Work work = works.work(ctx);
    if (work.isEarly()) {
      PersonalPages.send(ctx, 200, panels.early(WorkView.of(work, 0)));
    } else {
      show(ctx, CodePlace.of(task(work), work));
    }
  }

  /** Where a request belongs that is sent from the page of an exercise of an assignment. */
  private CodePlace assigned(Context ctx) {
    Work work = works.work(ctx);
    if (work.isEarly() && !work.isStaff()) {
      throw new NotFoundResponse();
    }
    return CodePlace.of(task(work), work);
  }

  private CodeTask task(Work work) {
    return tasks.find(work).orElseThrow(NotFoundResponse::new);
  }

  private static void read(RoutesConfig routes, String path, Handler handler) {
    routes.get(path, handler, Role.ANYONE);
    routes.head(path, handler, Role.ANYONE);
  }

  /** How many bytes of a form count that is sent to this path. */
  public static int counting(String path, int otherwise) {
    return SENDS_METHODS.matcher(path).matches() ? CodeForm.MOST : otherwise;
  }

  private void page(Context ctx, CodePlace place) {
    if (!ctx.path().equals(place.path())) {
      String query = ctx.queryString();
      ctx.redirect(
          place.path() + (query == null ? "" : '?' + query), HttpStatus.PERMANENT_REDIRECT);
      return;
    }
    show(ctx, place);
  }

  private void show(Context ctx, CodePlace place) {
    Learner learner = who.learner(ctx);
    String named = ctx.queryParam("submission");
    if (named == null) {
      Optional<CodeSubmission> right = right(learner, place);
      String source =
          right.map(one -> one.answer().source()).orElseGet(() -> latest(learner, place));
      replies.page(ctx, 200, place, source, right.map(one -> runs.solved(place, one)).orElse(null));
    } else {
      CodeSubmission submission = submission(learner, place, named);
      ResultView result = runs.submission(place, submission, senders.owner(ctx, learner, place));
      if (!result.again().isEmpty()) {
        ctx.header("Refresh", CodeReplyPages.AGAIN);
      }
      replies.page(ctx, 200, place, submission.answer().source(), result);
    }
  }

  /** What the learner handed in last, or the source to begin with. */
  private String latest(Learner learner, CodePlace place) {
    return desk.submissions(learner, place).latest().stream()
        .findFirst()
        .flatMap(line -> desk.find(learner, line.id()))
        .map(submission -> submission.answer().source())
        .orElseGet(place.task().exercise()::starter);
  }

  /** The learner's latest submission that is right; none in an assignment, which shows marks. */
  private Optional<CodeSubmission> right(Learner learner, CodePlace place) {
    if (learner.equals(Learner.NOBODY) || place.work().isPresent()) {
      return Optional.empty();
    }
    return desk.submissions(learner, place).latest().stream()
        .filter(line -> line.outcome().equals(CodeOutcome.RIGHT.word()))
        .findFirst()
        .flatMap(line -> desk.find(learner, line.id()));
  }

  /** For the page of a lesson, which is the same for everybody; no content where nothing is. */
  private void solved(Context ctx, CodePlace place) {
    Optional<CodeSubmission> right = right(who.learner(ctx), place);
    if (right.isPresent()) {
      replies.part(ctx, place, runs.solved(place, right.get()));
    } else {
      ctx.status(HttpStatus.NO_CONTENT).header("Cache-Control", "private, no-cache");
    }
  }

  private CodeSubmission submission(Learner learner, CodePlace place, String id) {
    return Optional.of(id)
        .filter(text -> text.matches("[0-9]{1,18}"))
        .flatMap(text -> desk.find(learner, place, Long.parseLong(text)))
        .orElseThrow(NotFoundResponse::new);
  }

  private void result(Context ctx, CodePlace place) {
    Learner learner = who.learner(ctx);
    CodeSubmission submission = submission(learner, place, ctx.pathParam("submission"));
    ResultView result = runs.submission(place, submission, senders.owner(ctx, learner, place));
    replies.part(ctx, place, result);
  }

  /** How long the line is, and how many are before this learner. */
  private void queue(Context ctx, CodePlace place) {
    Learner learner = who.learner(ctx);
    int waiting = queue.waiting() + desk.waiting();
    int before = Math.max(queue.before(senders.owner(ctx, learner, place)), desk.before(learner));
    ctx.header("Cache-Control", "no-store")
        .contentType("application/json")
        .result("{\"waiting\": " + waiting + ", \"before\": " + before + "}");
  }
}
