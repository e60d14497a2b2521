package touchline.server.code;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.game.Skill;
import touchline.server.account.Learner;
import touchline.server.account.Role;
import touchline.server.asset.Assets;
import touchline.server.asset.ClassicScript;
import touchline.server.code.MethodScripts.Made;
import touchline.server.exercise.LearnerPages;
import touchline.server.grading.verdict.CodeOutcome;
import touchline.server.later.Later;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeSubmissions;

/**
 * The learner's own methods for the game: which there are, and one script with the game and some of
 * them, for a worker of their browser. Only their author gets them.
 */
public final class GamePages {
  /** The file of the game's script. */
  static final String SCRIPT = "game.js";

  /** The script may compute and answer messages, and nothing else. */
  private static final String NOTHING = "default-src 'none'; frame-ancestors 'none'";

  /**
   * What a method's script cannot see of the worker: the first is its own, the rest is not there.
   */
  private static final String HIDDEN =
      "(self, postMessage, fetch, XMLHttpRequest, WebSocket, EventSource, Worker, importScripts,"
          + " indexedDB, caches, navigator)";

  /** What the worker begins and ends with, around the methods and the game. */
  private static final String BEGIN = "\"use strict\";\nconst touchline = {}, ownMethods = [];\n";

  private static final String END =
      """
      globalThis.ownMethods = ownMethods;
      onmessage = ({ data }) =>
        postMessage(Array.from(touchline["./%s"].turn(Float64Array.from(data))));
      """
          .formatted(SCRIPT);

  private final MethodScripts scripts;
  private final CodeTasks tasks;
  private final CodeDesk desk;
  private final LearnerPages who;
  private final CodeSenderPages senders;
  private final Later<String> game;

  public GamePages(
      MethodScripts scripts, CodeTasks tasks, CodeDesk desk, LearnerPages who, Assets assets) {
    this.scripts = scripts;
    this.tasks = tasks;
    this.desk = desk;
    this.who = who;
    this.senders = new CodeSenderPages(who, desk);
    this.game = new Later<>(() -> ClassicScript.of(SCRIPT, assets.script(SCRIPT)));
  }

  public void addTo(RoutesConfig routes) {
    routes.get("/game/methods", this::methods, Role.ANYONE);
    routes.get("/game/worker", this::worker, Role.ANYONE);
  }

  /** A line for each: its place among the skills, the submission, and how it was marked. */
  private void methods(Context ctx) {
    Learner learner = who.learner(ctx);
    StringBuilder lines = new StringBuilder();
    for (Skill skill : Skill.values()) {
      tasks
          .open(skill.exercise())
          .flatMap(task -> shown(desk.submissions(learner, CodePlace.own(task))))
          .ifPresent(
              line ->
                  lines
                      .append(skill.number() + " " + line.id() + " " + line.outcome())
                      .append('\n'));
    }
    ctx.header("Cache-Control", "private, no-store")
        .contentType("text/plain;charset=utf-8")
        .result(lines.toString());
  }

  /** The latest that is right; where none is, the latest of all that was marked. */
  private static Optional<CodeSubmissions.Line> shown(CodeSubmissions submissions) {
    List<CodeSubmissions.Line> latest = submissions.latest();
    return latest.stream()
        .filter(line -> line.outcome().equals(CodeOutcome.RIGHT.word()))
        .findFirst()
        .or(() -> latest.stream().filter(line -> !line.outcome().equals("waiting")).findFirst());
  }

  /** The game beside the methods of the submissions that are named, with dots between. */
  private void worker(Context ctx) {
    StringBuilder script = new StringBuilder(BEGIN);
    for (String id : Optional.ofNullable(ctx.queryParam("methods")).orElse("").split("\\.", -1)) {
      script.append(method(ctx, id));
    }
    ctx.header("Content-Security-Policy", NOTHING)
        .header("Cache-Control", "private, no-store")
        .contentType("text/javascript;charset=utf-8")
        .result(script.append(game.get()).append(END).toString());
  }

  /**
   * A method in a scope of its own, where its script takes what it takes from the worker from an
   * empty object, and what it gives the worker stays with the method.
   */
  private String method(Context ctx, String id) {
    Learner learner = who.learner(ctx);
    CodeSubmission named = named(learner, id).orElseThrow(NotFoundResponse::new);
    Skill skill = skill(named.answer().exercise()).orElseThrow(NotFoundResponse::new);
    CodePlace place =
        tasks.open(skill.exercise()).map(CodePlace::own).orElseThrow(NotFoundResponse::new);
    // What was handed in for an assignment stays there.
    CodeSubmission submission =
        desk.find(learner, place, named.id()).orElseThrow(NotFoundResponse::new);
    Made made = scripts.script(place.task(), submission, senders.owner(ctx, learner, place));
    if (made.status() != 200) {
      throw new NotFoundResponse();
    }
    return "ownMethods["
        + skill.number()
        + "] = ("
        + HIDDEN
        + " => { let onmessage;\n"
        + new String(made.script(), UTF_8)
        + "\nreturn { answer, fault }; })({});\n";
  }

  private Optional<CodeSubmission> named(Learner learner, String id) {
    return Optional.of(id)
        .filter(text -> text.matches("[0-9]{1,18}"))
        .flatMap(text -> desk.find(learner, Long.parseLong(text)));
  }

  private static Optional<Skill> skill(String exercise) {
    return Stream.of(Skill.values()).filter(skill -> skill.exercise().equals(exercise)).findFirst();
  }
}
