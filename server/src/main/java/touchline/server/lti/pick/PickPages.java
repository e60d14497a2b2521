package touchline.server.lti.pick;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import touchline.server.account.CourseRole;
import touchline.server.account.guard.Secret;
import touchline.server.lti.key.ToolKeyStore;
import touchline.server.lti.place.PlatformCourse;
import touchline.server.lti.place.PlatformCourseStore;
import touchline.server.lti.token.Launch;
import touchline.server.lti.token.Launch.Kind;
import touchline.server.lti.token.PlatformRole;
import touchline.server.lti.visit.FramePages;
import touchline.server.lti.visit.Visit;
import touchline.server.lti.visit.VisitStore;

/** Lets an instructor choose what links of a platform lead to. */
public final class PickPages {
  private static final String VISIT = "visit";
  private static final String PICK = "pick";

  private final Pickable pickable;
  private final PlatformCourseStore courses;
  private final VisitStore visits;
  private final ToolKeyStore keys;
  private final String launch;
  private final FramePages frames;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  /**
   * @param launch the address of this site to which links lead
   */
  public PickPages(
      Pickable pickable,
      PlatformCourseStore courses,
      VisitStore visits,
      ToolKeyStore keys,
      String launch,
      FramePages frames,
      Clock clock) {
    this.pickable = pickable;
    this.courses = courses;
    this.visits = visits;
    this.keys = keys;
    this.launch = launch;
    this.frames = frames;
    this.clock = clock;
  }

  /** Asks what is to be chosen. */
  public void ask(Context ctx, Secret secret, Visit visit, OptionalLong course) {
    ask(ctx, 200, secret, visit, course, "");
  }

  private void ask(
      Context ctx, int status, Secret secret, Visit visit, OptionalLong course, String problem) {
    Map<String, Object> shown = new HashMap<>();
    shown.put(VISIT, secret.text());
    shown.put("groups", pickable.groups(course));
    shown.put("isMany", visit.launch().choice().is("accept_multiple"));
    shown.put("platform", visit.platform().name());
    shown.put("problem", problem);
    frames.send(ctx, status, visit.platform(), "lti/pick", shown);
  }

  /** Signs what was chosen, for the platform. */
  public void choose(Context ctx) {
    Optional<Secret> secret = Secret.parse(field(ctx, VISIT));
    Optional<Visit> visit =
        secret.flatMap(known -> visits.find(known, clock.instant())).filter(PickPages::mayChoose);
    if (visit.isEmpty()) {
      String reason = "This visit is over. Open the link again in your learning platform.";
      frames.refuse(ctx, reason);
      return;
    }
    OptionalLong course = course(visit.get());
    Set<String> asked = Set.copyOf(ctx.formParams(PICK));
    List<PickedItem> chosen =
        pickable.groups(course).stream()
            .flatMap(group -> group.items().stream())
            .filter(item -> asked.contains(item.target()))
            .toList();
    boolean isMany = visit.get().launch().choice().is("accept_multiple");
    if (chosen.isEmpty() || (chosen.size() > 1 && !isMany)) {
      String problem = isMany ? "Choose at least one." : "Choose one.";
      ask(ctx, 422, secret.orElseThrow(), visit.get(), course, problem);
      return;
    }
    answer(ctx, visit.get(), chosen);
  }

  private static boolean mayChoose(Visit visit) {
    return visit.launch().kind() == Kind.CHOICE
        && PlatformRole.of(visit.launch().roles())
            .filter(role -> role.isAtLeast(CourseRole.INSTRUCTOR))
            .isPresent();
  }

  private OptionalLong course(Visit visit) {
    Launch said = visit.launch();
    return courses
        .find(visit.platform().id(), said.deployment(), said.context())
        .map(PlatformCourse::course)
        .map(OptionalLong::of)
        .orElseGet(OptionalLong::empty);
  }

  private void answer(Context ctx, Visit visit, List<PickedItem> chosen) {
    boolean withLineItems =
        !Boolean.FALSE.equals(visit.launch().choice().all().get("accept_lineitem"));
    List<Map<String, Object>> items =
        chosen.stream().map(item -> item.item(launch, withLineItems)).toList();
    String token =
        PickAnswer.token(
            visit, items, keys.signing(), Secret.random(random).text(), clock.instant());
    String back = visit.launch().choice().text("deep_link_return_url");
    frames.sendTo(
        ctx,
        visit.platform(),
        URI.create(back),
        "lti/picked",
        Map.of("address", back, "token", token, "items", chosen, "name", visit.platform().name()));
  }
}
