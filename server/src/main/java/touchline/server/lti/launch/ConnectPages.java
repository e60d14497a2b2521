package touchline.server.lti.launch;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import java.time.Clock;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import touchline.server.account.CourseRole;
import touchline.server.account.guard.Secret;
import touchline.server.course.Course;
import touchline.server.course.CourseForm;
import touchline.server.lti.place.PlatformCourseStore;
import touchline.server.lti.token.Launch;
import touchline.server.lti.token.PlatformRole;
import touchline.server.lti.token.Refusal;
import touchline.server.lti.visit.EntryStore;
import touchline.server.lti.visit.FramePages;
import touchline.server.lti.visit.Visit;
import touchline.server.page.FilledForm;

/** Asks who teaches a course of a platform with which course here it belongs together. */
public final class ConnectPages {
  private final EntryStore entries;
  private final PlatformCourseStore courses;
  private final FramePages frames;
  private final Clock clock;

  public ConnectPages(
      EntryStore entries, PlatformCourseStore courses, FramePages frames, Clock clock) {
    this.entries = entries;
    this.courses = courses;
    this.frames = frames;
    this.clock = clock;
  }

  static boolean isByTeacher(Launch launch) {
    return PlatformRole.of(launch.roles())
        .filter(role -> role.isAtLeast(CourseRole.INSTRUCTOR))
        .isPresent();
  }

  void ask(Context ctx, int status, Secret secret, Visit visit, FilledForm form) {
    Map<String, Object> shown = new HashMap<>();
    shown.put(ArrivalPages.VISIT, secret.text());
    shown.put("there", visit.launch().contextTitle());
    shown.put("platform", visit.platform().name());
    shown.put("courses", entries.taught(visit.account()));
    shown.put("zones", new TreeSet<>(ZoneId.getAvailableZoneIds()));
    Map<String, String> first =
        Map.of(CourseForm.TITLE, visit.launch().contextTitle(), CourseForm.ZONE, "UTC");
    shown.put("form", form.values().isEmpty() ? new FilledForm(first, Map.of()) : form);
    frames.send(ctx, status, visit.platform(), "lti/connect", shown);
  }

  /** Whether the course is connected now; if not, the question has been asked again. */
  boolean connect(Context ctx, Secret secret, Visit visit) throws Refusal {
    Launch launch = visit.launch();
    if (!isByTeacher(launch) || launch.context().isEmpty()) {
      throw new Refusal("Only a teacher of the course may connect it.");
    }
    if (courses.find(visit.platform().id(), launch.deployment(), launch.context()).isPresent()) {
      return true;
    }
    String chosen = field(ctx, "course");
    if (chosen.equals("new")) {
      return make(ctx, secret, visit);
    }
    Course course =
        entries.taught(visit.account()).stream()
            .filter(one -> String.valueOf(one.id()).equals(chosen))
            .findFirst()
            .orElseThrow(() -> new Refusal("course must be one that you teach: " + chosen));
    entries.connect(visit, course, clock.instant());
    return true;
  }

  private boolean make(Context ctx, Secret secret, Visit visit) {
    FilledForm form = CourseForm.of(field(ctx, CourseForm.TITLE), field(ctx, CourseForm.ZONE));
    if (!form.isRight()) {
      ask(ctx, 422, secret, visit, form);
      return false;
    }
    ZoneId zone = CourseForm.zone(form.value(CourseForm.ZONE)).orElseThrow();
    entries.make(visit, form.value(CourseForm.TITLE).strip(), zone, clock.instant());
    return true;
  }
}
