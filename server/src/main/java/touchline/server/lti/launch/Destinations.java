package touchline.server.lti.launch;

import java.util.Optional;
import java.util.OptionalLong;
import touchline.server.account.Account;
import touchline.server.assignment.plan.Assignment;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.server.lti.place.LinkTarget;
import touchline.server.lti.token.Launch;
import touchline.server.lti.token.Refusal;
import touchline.server.lti.visit.EntryStore;

/** What links of platforms lead to, if it is there. */
public final class Destinations {
  private static final String TO = "to=";

  private final Lessons lessons;
  private final EntryStore entries;

  public Destinations(Lessons lessons, EntryStore entries) {
    this.lessons = lessons;
    this.entries = entries;
  }

  /** What a link says it leads to: by what was put into it, or by its address. */
  static LinkTarget target(Launch launch) throws Refusal {
    String address = launch.address();
    int query = address.indexOf('?');
    String asked = query < 0 ? "" : address.substring(query + 1);
    String said = launch.target();
    String text = said.isEmpty() && asked.startsWith(TO) ? asked.substring(TO.length()) : said;
    String plain = text.isEmpty() ? new LinkTarget.Home().text() : text.replace("%2F", "/");
    return LinkTarget.parse(plain)
        .orElseThrow(() -> new Refusal("The link must lead to something on this site: " + plain));
  }

  /**
   * The page of a target for somebody.
   *
   * @param course that they are in; empty where the link stands in none
   */
  Destination of(LinkTarget target, OptionalLong course, Account account) throws Refusal {
    if (target instanceof LinkTarget.ToLesson lesson) {
      return lessons
          .lesson(lesson.slug())
          .map(found -> lesson(found, target))
          .orElseThrow(() -> gone(target));
    }
    if (target instanceof LinkTarget.ToExercise exercise) {
      return lessons
          .exercise(exercise.id())
          .map(found -> exercise(found, target))
          .orElseThrow(() -> gone(target));
    }
    long known =
        course.orElseThrow(
            () -> new Refusal("This link must stand in a course of the learning platform."));
    if (target instanceof LinkTarget.ToAssignment assignment) {
      return assignment(assignment, known, account);
    }
    return new Destination("course", entries.title(known), target.path(known), "");
  }

  private static Destination lesson(Lesson lesson, LinkTarget target) {
    String time = "It takes about " + lesson.minutes() + " minutes.";
    return new Destination("lesson", lesson.title(), target.path(0), time);
  }

  private static Destination exercise(ExerciseText exercise, LinkTarget target) {
    return new Destination("exercise", exercise.title(), target.path(0), "");
  }

  private Destination assignment(LinkTarget.ToAssignment target, long course, Account account)
      throws Refusal {
    Optional<Assignment> found = entries.assignment(course, target.number());
    if (found.isEmpty()) {
      throw new Refusal(
          "This link leads to an assignment that is not one of this course here. Its teacher can"
              + " choose the assignment again.");
    }
    int begun = entries.begun(target.number(), account);
    int all = found.get().plan().parts().size();
    String progress = "You have begun " + begun + " of its exercises; there are " + all + ".";
    return new Destination("assignment", found.get().plan().title(), target.path(course), progress);
  }

  private static Refusal gone(LinkTarget target) {
    return new Refusal("This link leads to something that is not there any more: " + target.text());
  }
}
