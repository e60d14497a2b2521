package touchline.server.similar;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import touchline.server.account.AccessPages;
import touchline.server.assignment.plan.Moment;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.course.Course;
import touchline.server.gradebook.Column;
import touchline.server.gradebook.GradebookStore;
import touchline.server.gradebook.SectionPages;
import touchline.server.page.ListAddress;
import touchline.server.page.ListPage;
import touchline.server.page.ListPages;
import touchline.server.page.Percent;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;
import touchline.server.similar.SimilarStore.Method;
import touchline.server.similar.SimilarStore.Place;
import touchline.server.similar.SimilarStore.Text;
import touchline.server.similar.tile.Given;
import touchline.server.similar.tile.Program;
import touchline.server.similar.tile.Ranking;

/**
 * Methods of a class that have much in common, pair by pair, and two of them side by side. It is a
 * hint for people; nothing follows from it. Looks are logged.
 */
public final class SimilarPages {
  private static final int ON_A_PAGE = 50;
  private static final String PAGE = "page";
  private static final String CODE = "code";
  private static final String LOGGED = "similar methods";

  private final SectionPages sections;
  private final GradebookStore gradebook;
  private final SimilarStore store;
  private final GivenMethods given;
  private final Rankings rankings = new Rankings();
  private final Function<String, String> titles;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  /**
   * @param titles of exercises by id
   */
  public SimilarPages(
      SectionPages sections,
      GradebookStore gradebook,
      SimilarStore store,
      GivenMethods given,
      Function<String, String> titles,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.gradebook = gradebook;
    this.store = store;
    this.given = given;
    this.titles = titles;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** Where a request is: all of it exists. */
  private record Here(Course course, Column column, String exercise, String title) {
    Place place() {
      return new Place(course.id(), column.id(), exercise);
    }

    String statistics() {
      return "/courses/" + course.id() + "/statistics/" + column.id();
    }

    String path() {
      return statistics() + "/similar/" + exercise;
    }

    String work(long account) {
      return "/courses/" + course.id() + "/gradebook/" + column.id() + "/" + account;
    }
  }

  /** A way to the methods of a kind; {@code isHere} where it leads nowhere. */
  public record Way(String path, String title, boolean isHere) {}

  /** A pair in words. */
  public record Row(
      String path, String share, int tokens, String one, String other, String marks) {}

  /** A shared run in words. */
  public record Shared(int number, String one, String other) {}

  private Here here(Context ctx) {
    Course course = sections.course(ctx);
    long id = SectionPages.number(ctx, "assignment");
    Column column =
        gradebook.assignment(course.id(), id, clock.instant()).orElseThrow(NotFoundResponse::new);
    String exercise = ctx.pathParam("lesson") + "/" + ctx.pathParam("name");
    if (!given.isMethod(exercise) || !store.exercises(id).contains(exercise)) {
      throw new NotFoundResponse();
    }
    return new Here(course, column, exercise, titles.apply(exercise));
  }

  /** The pairs of an exercise. */
  public void list(Context ctx) {
    Here here = here(ctx);
    ListAddress at = ListPages.address(ctx);
    CodeKind kind = CodeKind.of(at.value(CODE));
    List<Method> methods = store.methods(here.place(), kind);
    List<Ranking.Ranked> pairs =
        rankings.of(
            here.exercise(), methods.stream().map(Method::id).toList(), () -> ranked(here, kind));
    Map<Long, String> names = names(here);
    int from = Math.min(pairs.size(), (at.page(PAGE) - 1) * ON_A_PAGE);
    List<Row> rows =
        pairs.subList(from, Math.min(pairs.size(), from + ON_A_PAGE + 1)).stream()
            .map(pair -> row(here, pair, methods, names))
            .toList();
    String look = kind.words() + ", page " + at.page(PAGE);
    Change change = new Change(LOGGED, here.column().title() + ", " + here.title(), "", look);
    store.log(access.required(ctx), here.course().id(), List.of(change), clock.instant());
    Map<String, Object> shown = shown(ctx, here);
    shown.put("pairs", ListPage.numbered(rows, ON_A_PAGE, at, PAGE));
    shown.put("kinds", kinds(here, kind));
    shown.put("count", methods.size());
    shown.put("students", SimilarStore.MOST);
    shown.put("most", Ranking.MOST);
    shown.put("least", Percent.of(Ranking.LEAST));
    PersonalPages.send(ctx, 200, templates.render("similar/page", shown));
  }

  private List<Ranking.Ranked> ranked(Here here, CodeKind kind) {
    Given common = given.of(here.exercise());
    return Ranking.of(store.sources(here.place(), kind).stream().map(common::program).toList());
  }

  private static List<Way> kinds(Here here, CodeKind asked) {
    return Arrays.stream(CodeKind.values())
        .map(kind -> new Way(here.path() + "?code=" + kind.key(), kind.words(), kind == asked))
        .toList();
  }

  private Map<Long, String> names(Here here) {
    Map<Long, String> names = new HashMap<>();
    gradebook
        .people(here.course().id(), "")
        .forEach(student -> names.put(student.account(), student.name()));
    return names;
  }

  private static Row row(
      Here here, Ranking.Ranked pair, List<Method> methods, Map<Long, String> names) {
    Method one = methods.get(pair.one());
    Method other = methods.get(pair.other());
    return new Row(
        here.path() + "/" + one.id() + "/" + other.id(),
        whole(pair.share()),
        pair.tokens(),
        names.getOrDefault(one.account(), ""),
        names.getOrDefault(other.account(), ""),
        Percent.of(one.mark()) + " and " + Percent.of(other.mark()));
  }

  /** Whole percent, cut off, so that 100 % is everything; not broken between number and sign. */
  private static String whole(double share) {
    return (int) (share * 100) + "\u00a0%";
  }

  /** Two methods side by side. */
  public void pair(Context ctx) {
    Here here = here(ctx);
    Text one = text(ctx, here, "one");
    Text other = text(ctx, here, "other");
    Given common = given.of(here.exercise());
    Program mine = common.program(one.source());
    Program theirs = common.program(other.source());
    Program.Shared shared = mine.with(theirs);
    store.log(
        access.required(ctx),
        here.course().id(),
        List.of(look(here, one), look(here, other)),
        clock.instant());
    Map<Long, String> names = names(here);
    Map<String, Object> shown = shown(ctx, here);
    shown.put("share", whole(shared.share()));
    shown.put("tokens", shared.tokens());
    shown.put("runs", runs(one, other, shared));
    shown.put(
        "sides",
        List.of(
            side("left", here, one, names, MethodSide.pieces(one.source(), mine, shared.mine())),
            side(
                "right",
                here,
                other,
                names,
                MethodSide.pieces(other.source(), theirs, shared.theirs()))));
    PersonalPages.send(ctx, 200, templates.render("similar/pair", shown));
  }

  private Text text(Context ctx, Here here, String name) {
    return store
        .text(here.place(), SectionPages.number(ctx, name))
        .orElseThrow(NotFoundResponse::new);
  }

  private static Change look(Here here, Text text) {
    String person = AuditStore.person(text.method().account());
    String subject = here.column().title() + ", " + here.title() + ", " + person;
    return new Change(LOGGED, subject, "", "side by side with another");
  }

  private static List<Shared> runs(Text one, Text other, Program.Shared shared) {
    List<Shared> runs = new ArrayList<>();
    for (int i = 0; i < shared.mine().size(); i++) {
      runs.add(
          new Shared(
              i + 1,
              MethodSide.lines(one.source(), shared.mine().get(i)),
              MethodSide.lines(other.source(), shared.theirs().get(i))));
    }
    return runs;
  }

  private static MethodSide side(
      String id, Here here, Text text, Map<Long, String> names, List<MethodSide.Piece> pieces) {
    Method method = text.method();
    return new MethodSide(
        id,
        Objects.requireNonNullElse(names.get(method.account()), ""),
        here.work(method.account()),
        Percent.of(method.mark()) + ", " + Moment.words(method.at(), here.course().zone()),
        pieces);
  }

  private Map<String, Object> shown(Context ctx, Here here) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", here.course());
    shown.put("role", access.standing(ctx).word());
    shown.put("column", here.column());
    shown.put("exercise", here.title());
    shown.put("statistics", here.statistics());
    shown.put("here", here.path());
    return shown;
  }
}
