package touchline.server;

import static touchline.server.account.Role.ANYONE;
import static touchline.server.account.Role.ASSISTANT;
import static touchline.server.account.Role.COURSE_MAKER;
import static touchline.server.account.Role.INSTRUCTOR;
import static touchline.server.account.Role.OWNER;
import static touchline.server.account.Role.SIGNED_IN;
import static touchline.server.account.Role.STUDENT;

import io.javalin.config.RoutesConfig;
import java.time.Clock;
import touchline.server.assignment.StandingStore;
import touchline.server.audit.AuditStore;
import touchline.server.course.CourseApi;
import touchline.server.course.CoursePages;
import touchline.server.course.CourseStore;
import touchline.server.course.FormerMemberStore;
import touchline.server.course.LogPages;
import touchline.server.course.MemberPages;
import touchline.server.course.MemberStore;
import touchline.server.course.RemovalPages;
import touchline.server.course.RosterApi;
import touchline.server.course.RosterPages;
import touchline.server.course.RosterStore;
import touchline.server.page.Templates;
import touchline.server.store.Database;

/** The wiring of courses. */
final class CourseRoom implements Room {
  private final CoursePages course;
  private final MemberPages member;
  private final RemovalPages removal;
  private final RosterPages roster;
  private final LogPages log;
  private final CourseApi programs;
  private final RosterApi rosters;

  CourseRoom(Ground ground, AccountRoom accounts) {
    Database database = ground.database();
    Templates templates = ground.templates();
    Clock clock = ground.clock();
    MemberStore members = accounts.members();
    CourseStore courses = new CourseStore(database);
    course =
        new CoursePages(courses, members, accounts.failures(), accounts.access(), templates, clock);
    member =
        new MemberPages(
            courses,
            members,
            new FormerMemberStore(database),
            accounts.store(),
            accounts.links(),
            accounts.access(),
            templates,
            clock);
    removal = new RemovalPages(courses, members, accounts.access(), templates, clock);
    RosterStore kept = new RosterStore(database, accounts.store(), new StandingStore());
    rosters = new RosterApi(courses, kept, members, accounts.access(), clock);
    roster = new RosterPages(courses, kept, accounts.access(), templates, clock);
    programs = new CourseApi(courses, members, accounts.access());
    log = new LogPages(courses, new AuditStore(database), accounts.access(), templates);
  }

  /** The first pages of courses. */
  CoursePages pages() {
    return course;
  }

  @Override
  public void routes(RoutesConfig routes) {
    programs.addTo(routes);
    rosters.addTo(routes);
    routes.get("/courses", course::list, ANYONE);
    routes.post("/courses", course::add, COURSE_MAKER);
    routes.post("/courses/join", course::join, SIGNED_IN);
    String path = "/courses/{course}";
    routes.get(path, course::home, STUDENT);
    routes.get(path + "/settings", course::settings, OWNER);
    routes.post(path + "/settings", course::describe, OWNER);
    routes.post(path + "/join-code", course::setJoinCode, OWNER);
    routes.post(path + "/archive", course::archive, OWNER);
    routes.get(path + "/members", member::page, ASSISTANT);
    routes.post(path + "/members", member::add, INSTRUCTOR);
    routes.post(path + "/members/{account}", member::change, INSTRUCTOR);
    routes.post(path + "/members/{account}/link", member::link, INSTRUCTOR);
    routes.post(path + "/members/{account}/mail", member::mail, INSTRUCTOR);
    routes.get(path + "/members/{account}/remove", removal::form, INSTRUCTOR);
    routes.post(path + "/members/{account}/remove", removal::remove, INSTRUCTOR);
    routes.get(path + "/roster", roster::form, INSTRUCTOR);
    routes.post(path + "/roster", roster::upload, INSTRUCTOR);
    routes.get(path + "/roster/{upload}", roster::preview, INSTRUCTOR);
    routes.post(path + "/roster/{upload}", roster::apply, INSTRUCTOR);
    routes.get(path + "/log", log::page, INSTRUCTOR);
  }
}
