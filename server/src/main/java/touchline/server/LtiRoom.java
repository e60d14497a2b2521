package touchline.server;

import static touchline.server.account.Role.ADMINISTRATOR;
import static touchline.server.account.Role.ANYONE;
import static touchline.server.account.Role.INSTRUCTOR;

import io.javalin.config.RoutesConfig;
import java.time.Clock;
import touchline.server.course.CourseStore;
import touchline.server.fetch.Fetcher;
import touchline.server.lti.cartridge.CartridgePages;
import touchline.server.lti.key.KeySetPages;
import touchline.server.lti.key.ToolKeyStore;
import touchline.server.lti.launch.ArrivalPages;
import touchline.server.lti.launch.BeginPages;
import touchline.server.lti.launch.BegunStore;
import touchline.server.lti.launch.ConnectPages;
import touchline.server.lti.launch.CrowdPages;
import touchline.server.lti.launch.Destinations;
import touchline.server.lti.launch.LaunchPages;
import touchline.server.lti.mark.MarkCourier;
import touchline.server.lti.mark.MarkedLinkPages;
import touchline.server.lti.mark.MarkedLinkStore;
import touchline.server.lti.person.OutsideAccountStore;
import touchline.server.lti.pick.PickPages;
import touchline.server.lti.pick.Pickable;
import touchline.server.lti.place.PlatformCourseStore;
import touchline.server.lti.place.PlatformLinkStore;
import touchline.server.lti.platform.PlatformEndStore;
import touchline.server.lti.platform.PlatformStore;
import touchline.server.lti.platform.ToolAddress;
import touchline.server.lti.registration.PlatformForm;
import touchline.server.lti.registration.PlatformPages;
import touchline.server.lti.registration.Registrar;
import touchline.server.lti.registration.RegistrationPages;
import touchline.server.lti.registration.RegistrationStore;
import touchline.server.lti.roster.FollowStore;
import touchline.server.lti.roster.PlatformRosterPages;
import touchline.server.lti.roster.PlatformRosterStore;
import touchline.server.lti.roster.RosterFollower;
import touchline.server.lti.service.MemberService;
import touchline.server.lti.service.ServiceCalls;
import touchline.server.lti.token.PlatformKeys;
import touchline.server.lti.token.TokenCheck;
import touchline.server.lti.visit.EntryStore;
import touchline.server.lti.visit.FramePages;
import touchline.server.lti.visit.VisitStore;
import touchline.server.store.Database;

/** The wiring of how people come from a learning platform. */
final class LtiRoom implements Room {
  /** In bytes: a token can hold much that the platform is given back. */
  static final int MOST = 128 * 1024;

  private static final String LOGIN = "/lti/login";
  private static final String LAUNCH = "/lti/launch";

  private final KeySetPages keySet;
  private final BeginPages begin;
  private final LaunchPages launch;
  private final ArrivalPages arrival;
  private final PickPages pick;
  private final PlatformPages platform;
  private final RegistrationPages registration;
  private final CartridgePages cartridge;
  private final MarkedLinkPages marks;
  private final MarkCourier courier;
  private final PlatformRosterPages roster;
  private final RosterFollower follower;

  LtiRoom(Ground ground, AccountRoom accounts) {
    Database database = ground.database();
    Clock clock = ground.clock();
    FramePages frames = new FramePages(ground.templates());
    ToolAddress site = new ToolAddress(ground.settings().site());
    PlatformStore platforms = new PlatformStore(database);
    PlatformCourseStore courses = new PlatformCourseStore(database);
    OutsideAccountStore people = new OutsideAccountStore(database, accounts.store());
    VisitStore visits = new VisitStore(database, accounts.store(), platforms, accounts.sessions());
    EntryStore entries = new EntryStore(database, accounts.members(), new CourseStore(database));
    ToolKeyStore keys = new ToolKeyStore(database, clock);
    Fetcher fetcher = new Fetcher(ground.settings().reach());
    BegunStore begun = new BegunStore(database);
    PlatformForm forms = new PlatformForm(fetcher);
    RegistrationStore registrations = new RegistrationStore(database, accounts.store());
    Pickable pickable = new Pickable(ground.lessons(), entries);
    cartridge =
        new CartridgePages(
            new CourseStore(database), pickable, site, accounts.access(), ground.templates());
    keySet = new KeySetPages(keys);
    platform =
        new PlatformPages(
            platforms,
            new PlatformEndStore(database),
            registrations,
            keys,
            forms,
            site,
            accounts.access(),
            ground.templates(),
            clock);
    registration =
        new RegistrationPages(
            registrations, new Registrar(fetcher, forms, platforms, site), frames, clock);
    CrowdPages crowd = new CrowdPages(accounts.failures(), accounts.origins(), clock);
    begin = new BeginPages(platforms, begun, site, crowd, frames, clock);
    pick = new PickPages(pickable, courses, visits, keys, site.launch(), frames, clock);
    arrival =
        new ArrivalPages(
            entries,
            courses,
            new ConnectPages(entries, courses, frames, clock),
            new PlatformLinkStore(database),
            people,
            new Destinations(ground.lessons(), entries),
            visits,
            pick,
            accounts.access(),
            frames,
            clock);
    launch =
        new LaunchPages(
            begun,
            platforms,
            new TokenCheck(new PlatformKeys(fetcher)),
            site,
            people,
            visits,
            arrival,
            crowd,
            frames,
            clock);
    ServiceCalls services = new ServiceCalls(fetcher, keys, clock);
    courier = MarkCourier.of(database, platforms, services, site, clock);
    marks =
        new MarkedLinkPages(
            new CourseStore(database),
            new MarkedLinkStore(database),
            accounts.access(),
            ground.templates());
    FollowStore followed = new FollowStore(database, courses);
    PlatformRosterStore rosters = new PlatformRosterStore(database, people);
    follower = new RosterFollower(followed, rosters, platforms, new MemberService(services), clock);
    roster =
        new PlatformRosterPages(
            new CourseStore(database),
            courses,
            followed,
            rosters,
            follower,
            accounts.access(),
            ground.templates());
  }

  /** Whether pages of platforms may post there; to everything else only our own may. */
  static boolean isFromPlatforms(String path) {
    return path.equals(LOGIN) || path.equals(LAUNCH);
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.get("/lti/keys", keySet::list, ANYONE);
    routes.get(LOGIN, begin::begin, ANYONE);
    routes.post(LOGIN, begin::begin, ANYONE);
    routes.post(LAUNCH, launch::launch, ANYONE);
    routes.post("/lti/open", arrival::open, ANYONE);
    routes.post("/lti/card", arrival::again, ANYONE);
    routes.post("/lti/connect", arrival::connect, ANYONE);
    routes.post("/lti/pick", pick::choose, ANYONE);
    routes.get("/lti/register/{secret}", registration::ask, ANYONE);
    routes.post("/lti/register/{secret}", registration::register, ANYONE);
    routes.get("/courses/{course}/platforms", cartridge::guide, INSTRUCTOR);
    routes.get("/courses/{course}/cartridge.imscc", cartridge::file, INSTRUCTOR);
    routes.get("/courses/{course}/platform-marks", marks::list, INSTRUCTOR);
    routes.get("/courses/{course}/platform-marks/{link}", marks::page, INSTRUCTOR);
    routes.post("/courses/{course}/platform-marks/{link}", marks::again, INSTRUCTOR);
    routes.get("/courses/{course}/platform-roster", roster::page, INSTRUCTOR);
    routes.post("/courses/{course}/platform-roster", roster::read, INSTRUCTOR);
    routes.get("/platforms", platform::list, ADMINISTRATOR);
    routes.post("/platforms", platform::add, ADMINISTRATOR);
    routes.post("/platforms/links", platform::link, ADMINISTRATOR);
    routes.post("/platforms/keys", platform::rotate, ADMINISTRATOR);
    routes.get("/platforms/{platform}", platform::page, ADMINISTRATOR);
    routes.post("/platforms/{platform}/open", platform::open, ADMINISTRATOR);
    routes.post("/platforms/{platform}/close", platform::close, ADMINISTRATOR);
    routes.post("/platforms/{platform}/frames", platform::frame, ADMINISTRATOR);
    routes.post("/platforms/{platform}/remove", platform::remove, ADMINISTRATOR);
  }

  @Override
  public void open() {
    courier.open();
    follower.open();
  }

  @Override
  public void close() {
    courier.close();
    follower.close();
  }
}
