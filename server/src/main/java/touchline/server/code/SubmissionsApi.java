package touchline.server.code;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.ApiTokenStore;
import touchline.server.account.Learner;
import touchline.server.account.LearnerToken;
import touchline.server.account.Role;
import touchline.server.account.Role.TokenScope;
import touchline.server.api.AnswerApi;
import touchline.server.api.ApiProblem;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.HandInResult;

/** Automated grading over HTTP: hand in with a token, get the verdict. */
public final class SubmissionsApi {
  private static final String ROOT = "/api/v1";
  private static final String SUBMIT = ROOT + "/exercises/{lesson}/{name}/submissions";
  private static final String KEY = "[A-Za-z0-9_-]{1,64}";

  private final CodeTasks tasks;
  private final CodeDesk desk;
  private final CodeRuns runs;
  private final ApiTokenStore tokens;
  private final AccessPages access;
  private final ApiJson json = new ApiJson();

  public SubmissionsApi(
      CodeTasks tasks, CodeDesk desk, CodeRuns runs, ApiTokenStore tokens, AccessPages access) {
    this.tasks = tasks;
    this.desk = desk;
    this.runs = runs;
    this.tokens = tokens;
    this.access = access;
  }

  /** Adds the addresses of the API. All but its description need a token. */
  public void addTo(RoutesConfig routes) {
    read(routes, ROOT + "/openapi.json", SubmissionsApi::description);
    read(routes, ROOT + "/exercises", this::exercises);
    read(routes, ROOT + "/submissions/{id}", this::submission);
    routes.post(SUBMIT, this::submit, Role.ANYONE);
  }

  private static void read(RoutesConfig routes, String path, Handler handler) {
    routes.get(path, handler, Role.ANYONE);
    routes.head(path, handler, Role.ANYONE);
  }

  private static void description(Context ctx) {
    try (InputStream in =
        SubmissionsApi.class.getClassLoader().getResourceAsStream("touchline/api/openapi.json")) {
      if (in == null) {
        throw new IllegalStateException("openapi.json must be on the class path");
      }
      ctx.contentType("application/json").result(in.readAllBytes());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private void exercises(Context ctx) {
    learner(ctx);
    AnswerApi.send(ctx, 200, json.exercises(tasks.all()));
  }

  private void submission(Context ctx) {
    Learner learner = learner(ctx);
    String id = ctx.pathParam("id");
    CodeSubmission found =
        Optional.of(id)
            .filter(text -> text.matches("[0-9]{1,18}"))
            .flatMap(text -> desk.find(learner, Long.parseLong(text)))
            .orElseThrow(() -> ApiProblem.noSuch("submission"));
    AnswerApi.send(ctx, 200, json.submission(found));
  }

  /** Stores the source, waits a while for its verdict, and answers with what there is then. */
  private void submit(Context ctx) throws IOException {
    Learner learner = learner(ctx);
    CodeTask task =
        tasks
            .open(ctx.pathParam("lesson") + '/' + ctx.pathParam("name"))
            .orElseThrow(() -> ApiProblem.noSuch("exercise"));
    CodeForm sent = CodeForm.judge(source(ctx).replace("\r\n", "\n"), key(ctx));
    if (sent instanceof CodeForm.Refused refused) {
      throw problem(refused);
    }
    CodeSubmission stored = stored(desk.handIn(learner, task, (CodeForm.Accepted) sent));
    CodeSubmission marked = runs.await(stored);
    ctx.header("Location", ROOT + "/submissions/" + marked.id());
    AnswerApi.send(ctx, 201, json.submission(marked));
  }

  private static ApiProblem problem(CodeForm.Refused refused) {
    String title = refused.status() == 413 ? "Too long" : "Nothing to mark";
    return new ApiProblem(refused.status(), title, refused.problem());
  }

  private static CodeSubmission stored(HandInResult handedIn) {
    if (handedIn instanceof HandInResult.Stored stored) {
      return stored.submission();
    }
    throw handedIn instanceof HandInResult.TooMany
        ? new ApiProblem(
            429, "Too many wait", "Too many of your submissions wait to be marked. Send it later.")
        : new ApiProblem(422, "Used up", "All submissions that this exercise takes are used.");
  }

  private String source(Context ctx) throws IOException {
    String body = AnswerApi.text(ctx, CodeForm.MOST);
    return switch (AnswerApi.type(ctx)) {
      case "application/json" -> json.source(body);
      case "text/x-java", "text/x-java-source" -> body;
      default ->
          throw new ApiProblem(
              415, "Unknown type", "Send text/x-java, or application/json with a source.");
    };
  }

  /** What makes a request that is sent twice one submission. */
  private static String key(Context ctx) {
    String key = Optional.ofNullable(ctx.header("Idempotency-Key")).orElse("");
    if (!key.isEmpty() && !key.matches(KEY)) {
      throw ApiProblem.notUnderstood("Idempotency-Key must be up to 64 letters, digits, - and _.");
    }
    return key;
  }

  /** Who holds the token that was sent: a program, or a person. */
  private Learner learner(Context ctx) {
    return AccessPages.bearer(ctx)
        .flatMap(secret -> tokens.find(new LearnerToken(secret.text())))
        .or(() -> access.account(ctx, TokenScope.SUBMIT).map(Account::learner))
        .orElseThrow(ApiProblem::noToken);
  }
}
