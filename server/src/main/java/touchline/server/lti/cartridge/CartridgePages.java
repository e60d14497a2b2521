package touchline.server.lti.cartridge;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.Map;
import java.util.OptionalLong;
import touchline.server.account.AccessPages;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.lti.pick.Pickable;
import touchline.server.lti.platform.ToolAddress;
import touchline.server.page.ListAddress;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** How an instructor brings a course into a learning platform: step by step, or as a file. */
public final class CartridgePages {
  private static final String VERSION = "version";

  private final CourseStore courses;
  private final Pickable pickable;
  private final ToolAddress site;
  private final AccessPages access;
  private final Templates templates;

  public CartridgePages(
      CourseStore courses,
      Pickable pickable,
      ToolAddress site,
      AccessPages access,
      Templates templates) {
    this.courses = courses;
    this.pickable = pickable;
    this.site = site;
    this.access = access;
    this.templates = templates;
  }

  /** What is typed where, for each platform. */
  public void guide(Context ctx) {
    Course course = course(ctx);
    Map<String, Object> shown =
        Map.of(
            "course",
            course,
            "role",
            access.standing(ctx).word(),
            "site",
            site,
            "cartridge",
            path(course),
            "olderCartridge",
            new ListAddress(path(course), Map.of(VERSION, CartridgeVersion.OLDER)).toString());
    PersonalPages.send(ctx, 200, templates.render("lti/guide", shown));
  }

  /** The course's assignments, lessons and exercises as links in a file. */
  public void file(Context ctx) {
    Course course = course(ctx);
    if (site.site().isEmpty()) {
      throw new NotFoundResponse();
    }
    ctx.header("Cache-Control", "private, no-store")
        .header("Content-Disposition", "attachment; filename=\"course-" + course.id() + ".imscc\"")
        .contentType("application/zip")
        .result(
            Cartridge.of(
                CartridgeVersion.asked(ctx.queryParam(VERSION)),
                course.id(),
                course.title(),
                site.launch(),
                pickable.groups(OptionalLong.of(course.id()))));
  }

  private static String path(Course course) {
    return "/courses/" + course.id() + "/cartridge.imscc";
  }

  private Course course(Context ctx) {
    return courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
  }
}
