package touchline.server.code;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.server.account.Learner;
import touchline.server.account.Role;
import touchline.server.account.Visitor;
import touchline.server.code.CodeRuns.Answer;
import touchline.server.exercise.Form;
import touchline.server.exercise.LearnerPages;
import touchline.server.page.PersonalPages;
import touchline.server.submission.CodeAttempts;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.HandedIn;

/**
 * The pages of exercises that ask for a method: its own page, Run and Submit, each as a whole page
 * and as the inside of the result alone for the script.
 */
public final class CodePages {
  /** In seconds, for who finds no room. */
  private static final String AGAIN = "3";

  private final CodeTasks tasks;
  private final CodePanels panels;
  private final CodeDesk desk;
  private final CodeRuns runs;
  private final Queue queue;
  private final LearnerPages who;

  public CodePages(
      CodeTasks tasks,
      CodePanels panels,
      CodeDesk desk,
      CodeRuns runs,
      Queue queue,
      LearnerPages who) {
    this.tasks = tasks;
    this.panels = panels;
    this.desk = desk;
    this.runs = runs;
    this.queue = queue;
    this.who = who;
  }

  /** What waits for a worker. */
  public interface Queue {
    int waiting();

    /** How many are before the first of this owner; 0 if none of theirs waits. */
    int before(String owner);
  }

  /** Adds the addresses of every exercise, before those of exercises that ask for values. */
  public void addTo(RoutesConfig routes) {
    for (CodeTask task : tasks.all()) {
      String path = task.path();
      read(routes, path, ctx -> page(ctx, task));
      read(routes, path + "/queue", this::queue);
      read(routes, path + "/result/{submission}", ctx -> result(ctx, task));
      routes.post(path + "/run", ctx -> run(ctx, task, true), Role.ANYONE);
      routes.post(path + "/run/result", ctx -> run(ctx, task, false), Role.ANYONE);
      routes.post(path + "/submit", ctx -> submit(ctx, task, true), Role.ANYONE);
      routes.post(path + "/submit/result", ctx -> submit(ctx, task, false), Role.ANYONE);
      routes.post(path + "/step", ctx -> step(ctx, task), Role.ANYONE);
    }
  }

  private static void read(RoutesConfig routes, String path, Handler handler) {
    routes.get(path, handler, Role.ANYONE);
    routes.head(path, handler, Role.ANYONE);
  }

  /** How many bytes of a form count that is sent to this path. */
  public static int counting(String path, int otherwise) {
    return path.matches("/exercises/[^/]+/[^/]+/(run|submit|step)(/result)?/?|/api/.*")
        ? SentCode.MOST
        : otherwise;
  }

  private void page(Context ctx, CodeTask task) {
    if (!ctx.path().equals(task.path())) {
      String query = ctx.queryString();
      ctx.redirect(task.path() + (query == null ? "" : '?' + query), HttpStatus.PERMANENT_REDIRECT);
      return;
    }
    Learner learner = who.learner(ctx);
    String named = ctx.queryParam("submission");
    if (named == null) {
      send(ctx, 200, task, latest(learner, task), null);
    } else {
      CodeSubmission submission = submission(learner, task, named);
      ResultView result = runs.submission(task, submission);
      if (!result.again().isEmpty()) {
        ctx.header("Refresh", AGAIN);
      }
      send(ctx, 200, task, submission.answer().source(), result);
    }
  }

  /** What the learner handed in last, or the source to begin with. */
  private String latest(Learner learner, CodeTask task) {
    return desk.attempts(learner, task).latest().stream()
        .findFirst()
        .flatMap(line -> desk.find(learner, line.id()))
        .map(submission -> submission.answer().source())
        .orElseGet(task.exercise()::starter);
  }

  private CodeSubmission submission(Learner learner, CodeTask task, String id) {
    return Optional.of(id)
        .filter(text -> text.matches("[0-9]{1,18}"))
        .flatMap(text -> desk.find(learner, Long.parseLong(text)))
        .filter(found -> found.answer().exercise().equals(task.id()))
        .orElseThrow(NotFoundResponse::new);
  }

  private void result(Context ctx, CodeTask task) {
    CodeSubmission submission = submission(who.learner(ctx), task, ctx.pathParam("submission"));
    PersonalPages.send(ctx, 200, panels.result(runs.submission(task, submission)));
  }

  private void run(Context ctx, CodeTask task, boolean wholePage) throws IOException {
    SentCode sent = SentCode.read(LearnerPages.form(ctx, SentCode.MOST));
    Answer answer =
        sent instanceof SentCode.Accepted accepted
            ? runs.run(task, learner(ctx), accepted)
            : Answer.of((SentCode.Refused) sent);
    send(ctx, wholePage, task, sent, answer);
  }

  private void submit(Context ctx, CodeTask task, boolean wholePage) throws IOException {
    SentCode sent = SentCode.read(LearnerPages.form(ctx, SentCode.MOST));
    if (!(sent instanceof SentCode.Accepted accepted)) {
      send(ctx, wholePage, task, sent, Answer.of((SentCode.Refused) sent));
      return;
    }
    HandedIn handedIn = desk.handIn(learner(ctx), task, accepted);
    if (!(handedIn instanceof HandedIn.Stored stored)) {
      send(ctx, wholePage, task, sent, refused(handedIn, task));
    } else if (wholePage) {
      ctx.redirect(task.path(stored.submission().id()), HttpStatus.SEE_OTHER);
    } else {
      ResultView view = runs.submission(task, stored.submission());
      PersonalPages.send(ctx, 200, panels.result(view));
    }
  }

  private static Answer refused(HandedIn handedIn, CodeTask task) {
    if (handedIn instanceof HandedIn.TooMany) {
      return Answer.tooMany(
          "Your earlier submissions still wait to be marked. This one was not stored; send it again"
              + " when they are.");
    }
    String problem =
        "All "
            + task.attempts()
            + " submissions of this exercise are used. This one was not stored; you can still run"
            + " it.";
    return new Answer(422, ResultView.problem("used-up", problem));
  }

  private void step(Context ctx, CodeTask task) throws IOException {
    Form form = LearnerPages.form(ctx, SentCode.MOST);
    SentCode sent = SentCode.read(form);
    Optional<double[]> input = Numbers.read(task.exercise(), form.first("input"));
    if (sent instanceof SentCode.Accepted accepted && input.isPresent()) {
      Answer answer = runs.step(task, learner(ctx), accepted, input.get());
      String html =
          answer.status() == 200 ? answer.view().steppingHtml() : panels.result(answer.view());
      PersonalPages.send(ctx, html.isEmpty() ? 204 : answer.status(), html);
    } else {
      String problem = "This case cannot be shown: its numbers are not those of the method.";
      Answer answer =
          sent instanceof SentCode.Refused refused
              ? Answer.of(refused)
              : new Answer(422, ResultView.problem("missing", problem));
      PersonalPages.send(ctx, answer.status(), panels.result(answer.view()));
    }
  }

  /** How long the line is, and how many are before this learner. */
  private void queue(Context ctx) {
    Learner learner = who.learner(ctx);
    int waiting = queue.waiting() + desk.waiting();
    int before = Math.max(queue.before(CodeDesk.owner(learner)), desk.before(learner));
    ctx.header("Cache-Control", "no-store")
        .contentType("application/json")
        .result("{\"waiting\": " + waiting + ", \"before\": " + before + "}");
  }

  /** Who asks, enrolled: of each learner one method runs at a time. */
  private Learner learner(Context ctx) {
    Visitor visitor = who.visitor(ctx);
    Learner learner = desk.enroll(visitor);
    who.remember(ctx, visitor);
    return learner;
  }

  private void send(Context ctx, boolean wholePage, CodeTask task, SentCode sent, Answer answer) {
    if (answer.status() == 429 || answer.status() == 503) {
      ctx.header("Retry-After", AGAIN);
    }
    if (wholePage) {
      send(ctx, answer.status(), task, sent.source(), answer.view());
    } else {
      PersonalPages.send(ctx, answer.status(), panels.result(answer.view()));
    }
  }

  private void send(
      Context ctx, int status, CodeTask task, String source, @Nullable ResultView result) {
    Learner learner = who.learner(ctx);
    CodeAttempts attempts =
        learner.equals(Learner.NOBODY) ? CodeAttempts.NONE : desk.attempts(learner, task);
    PersonalPages.send(ctx, status, panels.page(task, source, result, attempts));
  }
}
