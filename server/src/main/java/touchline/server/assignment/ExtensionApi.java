package touchline.server.assignment;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import touchline.server.account.Role;
import touchline.server.account.Role.TokenScope;
import touchline.server.api.AnswerApi;
import touchline.server.api.ApiProblem;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.ExtensionGrant;
import touchline.server.course.Course;
import touchline.server.course.MemberStore;

/** More time by programs of those who may give it: by the rules of the page. */
public final class ExtensionApi {
  private static final String ALL = "/api/v1/courses/{course}/assignments/{assignment}/extensions";
  private static final String ONE = ALL + "/{extension}";

  private static final int ON_A_PAGE = 500;

  /** In bytes: some thousand login names. */
  private static final int MOST = 100_000;

  private static final Set<String> GIVEN = with(ExtensionReader.FIELDS, ExtensionBody.ACCOUNTS);
  private static final Set<String> CHANGED =
      Set.of(
          ExtensionReader.KIND,
          ExtensionReader.UNTIL,
          ExtensionReader.MINUTES,
          ExtensionReader.PERCENT,
          ExtensionReader.REASON,
          ExtensionBody.REVISION);

  private final WorkPages works;
  private final ExtensionStore extensions;
  private final GrantStore grants;
  private final MemberStore members;
  private final ExtensionJson json = new ExtensionJson();

  public ExtensionApi(
      WorkPages works, ExtensionStore extensions, GrantStore grants, MemberStore members) {
    this.works = works;
    this.extensions = extensions;
    this.grants = grants;
    this.members = members;
  }

  private static Set<String> with(List<String> names, String more) {
    Set<String> all = new HashSet<>(names);
    all.add(more);
    return Set.copyOf(all);
  }

  public void addTo(RoutesConfig routes) {
    routes.get(ALL, this::list, Role.INSTRUCTOR, TokenScope.EXTENSIONS_READ);
    routes.head(ALL, this::list, Role.INSTRUCTOR, TokenScope.EXTENSIONS_READ);
    routes.post(ALL, this::give, Role.INSTRUCTOR, TokenScope.EXTENSIONS_WRITE);
    routes.put(ONE, this::change, Role.INSTRUCTOR, TokenScope.EXTENSIONS_WRITE);
    routes.delete(ONE, this::remove, Role.INSTRUCTOR, TokenScope.EXTENSIONS_WRITE);
  }

  /** The newest first. */
  private void list(Context ctx) {
    long before = before(ctx.queryParam("before"));
    List<ExtensionStore.Listed> found =
        extensions.list(works.assignment(ctx).id(), before, ON_A_PAGE + 1);
    List<ExtensionStore.Listed> page = found.subList(0, Math.min(found.size(), ON_A_PAGE));
    long next = found.size() > ON_A_PAGE ? page.get(ON_A_PAGE - 1).granted().id() : 0;
    AnswerApi.send(ctx, 200, json.page(page, next));
  }

  private static long before(@Nullable String asked) {
    if (asked == null) {
      return Long.MAX_VALUE;
    }
    if (!asked.matches("[1-9][0-9]{0,17}")) {
      throw ApiProblem.notUnderstood("before must be the number of an extension: " + asked);
    }
    return Long.parseLong(asked);
  }

  private void give(Context ctx) throws IOException {
    Course course = works.course(ctx);
    Assignment assignment = works.assignment(ctx);
    ExtensionBody body = ExtensionBody.read(AnswerApi.object(ctx, MOST), GIVEN);
    Map<String, Long> students = extensions.students(course.id());
    body.nameAccounts(students);
    List<ExtensionGrant> read = read(course, body::field, students);
    requireRunning(course);
    List<Long> given = grants.give(course, assignment, read, works.account(ctx), works.now());
    AnswerApi.send(ctx, 201, json.numbers(given));
  }

  /** Another time and reason; whose it is stays. */
  private void change(Context ctx) throws IOException {
    Course course = works.course(ctx);
    Assignment assignment = works.assignment(ctx);
    long id = number(ctx);
    ExtensionBody body = ExtensionBody.read(AnswerApi.object(ctx, MOST), CHANGED);
    UnaryOperator<String> fields =
        name -> name.equals(ExtensionReader.WHOM) ? "everybody" : body.field(name);
    ExtensionGrant time = read(course, fields, Map.of()).get(0);
    requireRunning(course);
    ExtensionGrant fresh = new ExtensionGrant(id, 0, "", time.extension(), time.reason());
    switch (grants.change(
        course, assignment, fresh, revision(body), works.account(ctx), works.now())) {
      case GONE -> throw ApiProblem.noSuch("extension");
      case OTHERWISE ->
          throw new ApiProblem(
              409, "Changed meanwhile", "Somebody changed it after this revision. Read it again.");
      case YES -> AnswerApi.send(ctx, 200, json.one(found(assignment, id)));
    }
  }

  private void remove(Context ctx) {
    Course course = works.course(ctx);
    requireRunning(course);
    if (!grants.remove(
        course, works.assignment(ctx), number(ctx), works.account(ctx), works.now())) {
      throw ApiProblem.noSuch("extension");
    }
    ctx.status(204);
  }

  private List<ExtensionGrant> read(
      Course course, UnaryOperator<String> fields, Map<String, Long> students) {
    ExtensionReader.Result read =
        ExtensionReader.read(fields, students, members.sections(course.id()), course.zone());
    if (read.extensions().isEmpty()) {
      throw ApiProblem.of(
          read.filled().problems().entrySet().stream()
              .map(
                  one ->
                      new ApiProblem.Wrong(
                          one.getKey(), read.filled().value(one.getKey()), one.getValue()))
              .toList());
    }
    return read.extensions();
  }

  private static void requireRunning(Course course) {
    if (course.isArchived()) {
      throw new ApiProblem(409, "Archived", AssignmentPages.ARCHIVED);
    }
  }

  private static long revision(ExtensionBody body) {
    String revision = body.field(ExtensionBody.REVISION);
    if (!revision.matches("[1-9][0-9]{0,8}")) {
      String rule = "revision must be that of the extension as you read it.";
      throw ApiProblem.of(List.of(new ApiProblem.Wrong(ExtensionBody.REVISION, revision, rule)));
    }
    return Long.parseLong(revision);
  }

  private static long number(Context ctx) {
    String id = ctx.pathParam("extension");
    if (!id.matches("[1-9][0-9]{0,17}")) {
      throw ApiProblem.noSuch("extension");
    }
    return Long.parseLong(id);
  }

  private ExtensionStore.Listed found(Assignment assignment, long id) {
    return extensions.list(assignment.id(), id + 1, 1).stream()
        .filter(one -> one.granted().id() == id)
        .findFirst()
        .orElseThrow(() -> ApiProblem.noSuch("extension"));
  }
}
