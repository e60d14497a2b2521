package touchline.server;

import static touchline.server.account.Role.ANYONE;
import static touchline.server.account.Role.INSTRUCTOR;
import static touchline.server.account.Role.OWNER;

import io.javalin.config.RoutesConfig;
import java.time.Clock;
import touchline.server.course.CourseStore;
import touchline.server.invite.InvitePages;
import touchline.server.invite.InviteStore;
import touchline.server.invite.JoinPages;
import touchline.server.invite.SignUpPages;
import touchline.server.invite.SignUpStore;
import touchline.server.page.Templates;
import touchline.server.store.Database;

/** The wiring of how a class comes in. */
final class InviteRoom implements Room {
  private final InvitePages invite;
  private final JoinPages join;
  private final SignUpPages signUp;

  InviteRoom(Ground ground, AccountRoom accounts) {
    Database database = ground.database();
    Templates templates = ground.templates();
    Clock clock = ground.clock();
    CourseStore courses = new CourseStore(database);
    invite =
        new InvitePages(
            courses,
            accounts.members(),
            new InviteStore(database, accounts.invitations(), accounts.outbox()),
            accounts.links(),
            accounts.access(),
            templates,
            clock,
            ground.settings().mailRate());
    join =
        new JoinPages(
            courses,
            new SignUpStore(database, accounts.store(), accounts.sessions(), accounts.outbox()),
            accounts.signIn(),
            accounts.links(),
            accounts.failures(),
            accounts.origins(),
            accounts.access(),
            templates,
            clock);
    signUp = new SignUpPages(courses, accounts.links(), accounts.access(), templates, clock);
  }

  @Override
  public void routes(RoutesConfig routes) {
    String path = "/courses/{course}/invitations";
    routes.get(path, invite::page, INSTRUCTOR);
    routes.post(path, invite::mail, INSTRUCTOR);
    routes.post(path + "/links", invite::links, INSTRUCTOR);
    routes.get(path + "/{batch}", invite::batch, INSTRUCTOR);
    routes.get("/courses/{course}/sign-up", signUp::form, OWNER);
    routes.post("/courses/{course}/sign-up", signUp::set, OWNER);
    routes.get("/join", join::form, ANYONE);
    routes.post("/join", join::join, ANYONE);
  }
}
