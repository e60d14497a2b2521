package touchline.server.lti.roster;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.util.List;
import java.util.Map;
import touchline.server.account.AccessPages;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.lti.place.PlatformCourseStore;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Which rosters of platforms a course follows, when they were read, and who has left there. */
public final class PlatformRosterPages {
  /** Of those who have left; more are not told. */
  private static final int TOLD = 200;

  private final CourseStore courses;
  private final PlatformCourseStore places;
  private final FollowStore followed;
  private final PlatformRosterStore rosters;
  private final RosterFollower follower;
  private final AccessPages access;
  private final Templates templates;

  public PlatformRosterPages(
      CourseStore courses,
      PlatformCourseStore places,
      FollowStore followed,
      PlatformRosterStore rosters,
      RosterFollower follower,
      AccessPages access,
      Templates templates) {
    this.courses = courses;
    this.places = places;
    this.followed = followed;
    this.rosters = rosters;
    this.follower = follower;
    this.access = access;
    this.templates = templates;
  }

  public void page(Context ctx) {
    Course course = courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
    List<PlatformRosterStore.Left> left = rosters.left(course.id(), TOLD);
    Map<String, Object> shown =
        Map.of(
            "course",
            course,
            "role",
            access.standing(ctx).word(),
            "followed",
            followed.of(course.id()),
            "left",
            left,
            "most",
            TOLD,
            "path",
            path(course));
    PersonalPages.send(ctx, 200, templates.render("lti/roster", shown));
  }

  private static String path(Course course) {
    return "/courses/" + course.id() + "/platform-roster";
  }

  /** Reads all of them now. */
  public void read(Context ctx) {
    Course course = courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
    follower.readNow(
        places.of(course.id()).stream().filter(there -> !there.memberships().isEmpty()).toList());
    ctx.redirect(path(course), HttpStatus.SEE_OTHER);
  }
}
