package touchline.server.lti.launch;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import touchline.server.account.AccessPages;
import touchline.server.account.CourseRole;
import touchline.server.account.guard.Secret;
import touchline.server.lti.person.OutsideAccountStore;
import touchline.server.lti.pick.PickPages;
import touchline.server.lti.place.LinkTarget;
import touchline.server.lti.place.PlatformCourse;
import touchline.server.lti.place.PlatformCourseStore;
import touchline.server.lti.place.PlatformLink;
import touchline.server.lti.place.PlatformLinkStore;
import touchline.server.lti.token.Launch;
import touchline.server.lti.token.Launch.Kind;
import touchline.server.lti.token.PlatformRole;
import touchline.server.lti.token.Refusal;
import touchline.server.lti.visit.EntryStore;
import touchline.server.lti.visit.FramePages;
import touchline.server.lti.visit.Visit;
import touchline.server.lti.visit.VisitStore;
import touchline.server.page.FilledForm;

/** Leads on who has come: into the course, and to what the link is about. */
public final class ArrivalPages {
  static final String VISIT = "visit";

  private static final String OUT =
      "You were taken out of this course here. Its staff can take you in again, with all your work.";

  private final EntryStore entries;
  private final PlatformCourseStore courses;
  private final ConnectPages connects;
  private final PlatformLinkStore links;
  private final OutsideAccountStore people;
  private final Destinations destinations;
  private final VisitStore visits;
  private final PickPages picks;
  private final AccessPages access;
  private final FramePages frames;
  private final Clock clock;

  public ArrivalPages(
      EntryStore entries,
      PlatformCourseStore courses,
      ConnectPages connects,
      PlatformLinkStore links,
      OutsideAccountStore people,
      Destinations destinations,
      VisitStore visits,
      PickPages picks,
      AccessPages access,
      FramePages frames,
      Clock clock) {
    this.entries = entries;
    this.courses = courses;
    this.connects = connects;
    this.links = links;
    this.people = people;
    this.destinations = destinations;
    this.visits = visits;
    this.picks = picks;
    this.access = access;
    this.frames = frames;
    this.clock = clock;
  }

  /** Leads on; who teaches a course that is not connected yet is asked with which one here. */
  void go(Context ctx, Secret secret, Visit visit) throws Refusal {
    Launch launch = visit.launch();
    Optional<CourseRole> role = PlatformRole.of(launch.roles());
    boolean isStaff = ConnectPages.isByTeacher(launch);
    if (launch.context().isEmpty()) {
      outside(ctx, secret, visit, isStaff);
      return;
    }
    Optional<PlatformCourse> there =
        courses.find(visit.platform().id(), launch.deployment(), launch.context());
    if (there.isPresent()) {
      inside(ctx, secret, visit, there.get(), role);
    } else if (isStaff) {
      connects.ask(ctx, 200, secret, visit, FilledForm.EMPTY);
    } else {
      throw new Refusal(
          "This course is not connected with one here yet. Its teacher does that by opening the"
              + " link once.");
    }
  }

  /** A link that stands in no course leads to what needs none. */
  private void outside(Context ctx, Secret secret, Visit visit, boolean isStaff) throws Refusal {
    if (visit.launch().kind() == Kind.CHOICE) {
      requireStaff(isStaff);
      picks.ask(ctx, secret, visit, OptionalLong.empty());
      return;
    }
    LinkTarget target = Destinations.target(visit.launch());
    show(ctx, secret, visit, destinations.of(target, OptionalLong.empty(), visit.account()));
  }

  private static void requireStaff(boolean isStaff) throws Refusal {
    if (!isStaff) {
      throw new Refusal("Only a teacher of the course may choose what its links lead to.");
    }
  }

  private void inside(
      Context ctx, Secret secret, Visit visit, PlatformCourse there, Optional<CourseRole> role)
      throws Refusal {
    Launch launch = visit.launch();
    CourseRole as =
        role.orElseThrow(
            () ->
                new Refusal(
                    "roles must say what you are in the course: "
                        + String.join(" ", launch.roles())));
    if (!entries.take(there.course(), visit.account(), as, clock.instant())) {
      throw new Refusal(OUT);
    }
    courses.note(there, launch.memberships(), launch.lineItems(), launch.scopes());
    switch (launch.kind()) {
      case CHOICE -> {
        requireStaff(as.isAtLeast(CourseRole.INSTRUCTOR));
        picks.ask(ctx, secret, visit, OptionalLong.of(there.course()));
      }
      case REVIEW -> review(ctx, secret, visit, there, as);
      case LINK -> link(ctx, secret, visit, there);
    }
  }

  private void link(Context ctx, Secret secret, Visit visit, PlatformCourse there) throws Refusal {
    Launch launch = visit.launch();
    LinkTarget target = Destinations.target(launch);
    Destination destination =
        destinations.of(target, OptionalLong.of(there.course()), visit.account());
    links.keep(
        new PlatformLink(
            0,
            there.id(),
            launch.resource(),
            launch.resourceTitle(),
            target.text(),
            target.assignment(),
            launch.lineItem()));
    show(ctx, secret, visit, destination);
  }

  /** Staff see somebody's cell of the gradebook, and everybody else their own work. */
  private void review(
      Context ctx, Secret secret, Visit visit, PlatformCourse there, CourseRole role)
      throws Refusal {
    LinkTarget target = Destinations.target(visit.launch());
    Destination own = destinations.of(target, OptionalLong.of(there.course()), visit.account());
    String reviewed = visit.launch().reviewed();
    if (!role.isAtLeast(CourseRole.ASSISTANT) || target.assignment().isEmpty()) {
      show(ctx, secret, visit, own);
      return;
    }
    long whose =
        people
            .find(visit.platform().issuer(), reviewed)
            .orElseThrow(
                () -> new Refusal("for_user must be somebody who has been here: " + reviewed))
            .id();
    String path =
        "/courses/%d/gradebook/%d/%d"
            .formatted(there.course(), target.assignment().getAsLong(), whose);
    show(ctx, secret, visit, new Destination("submission", own.title(), path, ""));
  }

  /** In a window of its own the page is opened; a frame shows a card whose button opens it. */
  private void show(Context ctx, Secret secret, Visit visit, Destination destination) {
    if (FramePages.isWhole(ctx)) {
      access.enter(ctx, visits.enter(visit.account(), clock.instant()));
      ctx.redirect(destination.path(), HttpStatus.SEE_OTHER);
      return;
    }
    Secret pass = visits.pass(visit.account(), destination.path(), clock.instant());
    Map<String, Object> shown =
        Map.of(
            "destination",
            destination,
            "back",
            FramePages.back(visit),
            "name",
            visit.account().name(),
            VISIT,
            secret.text(),
            "pass",
            pass.text());
    frames.send(ctx, 200, visit.platform(), "lti/card", shown);
  }

  /** Opens the site outside the frame, once. */
  public void open(Context ctx) {
    Optional<VisitStore.Entered> entered =
        Secret.parse(field(ctx, "pass")).flatMap(pass -> visits.enter(pass, clock.instant()));
    if (entered.isPresent()) {
      access.enter(ctx, entered.get().session());
      ctx.redirect(entered.get().path(), HttpStatus.SEE_OTHER);
    } else {
      frames.refuse(ctx, "This button opens the site once. Open the link again.");
    }
  }

  /** What is done in a visit that has not ended. */
  @FunctionalInterface
  private interface Step {
    void take(Secret secret, Visit visit) throws Refusal;
  }

  /** The card once more, with a button that works once more. */
  public void again(Context ctx) {
    during(ctx, (secret, visit) -> go(ctx, secret, visit));
  }

  /** Connects the course of the platform with one here. */
  public void connect(Context ctx) {
    during(
        ctx,
        (secret, visit) -> {
          if (connects.connect(ctx, secret, visit)) {
            go(ctx, secret, visit);
          }
        });
  }

  private void during(Context ctx, Step step) {
    Optional<Secret> secret = Secret.parse(field(ctx, VISIT));
    Optional<Visit> visit = secret.flatMap(known -> visits.find(known, clock.instant()));
    if (visit.isEmpty()) {
      frames.refuse(ctx, "This visit is over. Open the link again in your learning platform.");
      return;
    }
    try {
      step.take(secret.orElseThrow(), visit.get());
    } catch (Refusal refusal) {
      Map<String, Object> shown = Map.of("reason", refusal.getMessage());
      frames.send(ctx, 400, visit.get().platform(), LaunchPages.REFUSED, shown);
    }
  }
}
