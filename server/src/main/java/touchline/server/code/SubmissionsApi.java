package touchline.server.code;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Locale;
import java.util.Optional;
import touchline.server.account.ApiTokenStore;
import touchline.server.account.Learner;
import touchline.server.account.LearnerToken;
import touchline.server.account.Role;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.HandedIn;

/** Automated grading over HTTP: hand in with a token, get the verdict. */
public final class SubmissionsApi {
  private static final String ROOT = "/api/v1";
  private static final String SUBMIT = ROOT + "/exercises/{lesson}/{name}/submissions";
  private static final String BEARER = "Bearer ";
  private static final String KEY = "[A-Za-z0-9_-]{1,64}";

  private final CodeTasks tasks;
  private final CodeDesk desk;
  private final CodeRuns runs;
  private final ApiTokenStore tokens;
  private final ApiJson json = new ApiJson();

  public SubmissionsApi(CodeTasks tasks, CodeDesk desk, CodeRuns runs, ApiTokenStore tokens) {
    this.tasks = tasks;
    this.desk = desk;
    this.runs = runs;
    this.tokens = tokens;
  }

  /** Adds the addresses of the API. All but its description need a token. */
  public void addTo(RoutesConfig routes) {
    read(routes, ROOT + "/openapi.json", SubmissionsApi::description);
    read(routes, ROOT + "/exercises", this::exercises);
    read(routes, ROOT + "/submissions/{id}", this::submission);
    routes.post(SUBMIT, this::submit, Role.ANYONE);
    routes.exception(ApiProblem.class, this::refuse);
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
    send(ctx, 200, json.exercises(tasks.all()));
  }

  private void submission(Context ctx) {
    Learner learner = learner(ctx);
    String id = ctx.pathParam("id");
    CodeSubmission found =
        Optional.of(id)
            .filter(text -> text.matches("[0-9]{1,18}"))
            .flatMap(text -> desk.find(learner, Long.parseLong(text)))
            .orElseThrow(() -> ApiProblem.noSuch("submission"));
    send(ctx, 200, json.submission(found));
  }

  /** Stores the source, waits a while for its verdict, and answers with what there is then. */
  private void submit(Context ctx) throws IOException {
    Learner learner = learner(ctx);
    CodeTask task =
        tasks
            .find(ctx.pathParam("lesson") + '/' + ctx.pathParam("name"))
            .orElseThrow(() -> ApiProblem.noSuch("exercise"));
    SentCode sent = SentCode.judge(source(ctx).replace("\r\n", "\n"), key(ctx));
    if (sent instanceof SentCode.Refused refused) {
      throw ApiProblem.of(refused);
    }
    CodeSubmission stored = stored(desk.handIn(learner, task, (SentCode.Accepted) sent));
    CodeSubmission marked = runs.await(stored);
    ctx.header("Location", ROOT + "/submissions/" + marked.id());
    send(ctx, 201, json.submission(marked));
  }

  private static CodeSubmission stored(HandedIn handedIn) {
    if (handedIn instanceof HandedIn.Stored stored) {
      return stored.submission();
    }
    throw handedIn instanceof HandedIn.TooMany
        ? new ApiProblem(
            429, "Too many wait", "Too many of your submissions wait to be marked. Send it later.")
        : new ApiProblem(422, "Used up", "All submissions that this exercise takes are used.");
  }

  private String source(Context ctx) throws IOException {
    byte[] body = ctx.req().getInputStream().readNBytes(SentCode.MOST + 1);
    if (body.length > SentCode.MOST) {
      throw new ApiProblem(413, "Too long", "At most 65,536 characters are taken.");
    }
    String type = Optional.ofNullable(ctx.contentType()).orElse("");
    String plain = type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
    return switch (plain) {
      case "application/json" -> json.source(text(body));
      case "text/x-java", "text/x-java-source" -> text(body);
      default ->
          throw new ApiProblem(
              415, "Unknown type", "Send text/x-java, or application/json with a source.");
    };
  }

  private static String text(byte[] body) {
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    } catch (CharacterCodingException notUtf8) {
      throw new ApiProblem(400, "Not understood", "The body must be UTF-8.");
    }
  }

  /** What makes a request that is sent twice one submission. */
  private static String key(Context ctx) {
    String key = Optional.ofNullable(ctx.header("Idempotency-Key")).orElse("");
    if (!key.isEmpty() && !key.matches(KEY)) {
      throw new ApiProblem(
          400, "Not understood", "Idempotency-Key must be up to 64 letters, digits, - and _.");
    }
    return key;
  }

  /** Who holds the token that was sent. */
  private Learner learner(Context ctx) {
    String sent = Optional.ofNullable(ctx.header("Authorization")).orElse("");
    boolean isBearer = sent.regionMatches(true, 0, BEARER, 0, BEARER.length());
    return LearnerToken.parse(isBearer ? sent.substring(BEARER.length()).strip() : null)
        .flatMap(tokens::find)
        .orElseThrow(
            () ->
                new ApiProblem(
                    401, "No token", "Send a token that is known here: Authorization: Bearer …"));
  }

  private void refuse(ApiProblem problem, Context ctx) {
    if (problem.status() == 401) {
      ctx.header("WWW-Authenticate", "Bearer");
    } else if (problem.status() == 429) {
      ctx.header("Retry-After", "3");
    }
    ctx.status(problem.status())
        .header("Cache-Control", "no-store")
        .contentType("application/problem+json")
        .result(json.problem(problem));
  }

  private static void send(Context ctx, int status, String body) {
    ctx.status(status)
        .header("Cache-Control", "no-store")
        .contentType("application/json")
        .result(body);
  }
}
