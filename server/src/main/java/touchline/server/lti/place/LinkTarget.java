package touchline.server.lti.place;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a link of a platform leads to on this site. */
public sealed interface LinkTarget {
  /** The course that the platform's course is connected with. */
  record Home() implements LinkTarget {
    @Override
    public String text() {
      return "course";
    }

    @Override
    public String path(long course) {
      return "/courses/" + course;
    }
  }

  /** A lesson. */
  record ToLesson(String slug) implements LinkTarget {
    @Override
    public String text() {
      return "lesson/" + slug;
    }

    @Override
    public String path(long course) {
      return "/lessons/" + slug;
    }
  }

  /**
   * An exercise, for practice.
   *
   * @param id lesson and name with a slash between
   */
  record ToExercise(String id) implements LinkTarget {
    @Override
    public String text() {
      return "exercise/" + id;
    }

    @Override
    public String path(long course) {
      return "/exercises/" + id;
    }
  }

  /** An assignment of the course. */
  record ToAssignment(long number) implements LinkTarget {
    @Override
    public String text() {
      return "assignment/" + number;
    }

    @Override
    public String path(long course) {
      return "/courses/" + course + "/assignments/" + number;
    }

    @Override
    public OptionalLong assignment() {
      return OptionalLong.of(number);
    }
  }

  Pattern FORM =
      Pattern.compile(
          "(course)|lesson/([a-z0-9-]{1,80})|exercise/([a-z0-9-]{1,80}/[a-z0-9-]{1,80})"
              + "|assignment/([1-9][0-9]{0,17})");

  /** As platforms keep it. */
  String text();

  /** The page that it is, for somebody of a course. */
  String path(long course);

  /** The assignment, if it is one. */
  default OptionalLong assignment() {
    return OptionalLong.empty();
  }

  /** What a text says; nothing if it is none of ours. Whether it is there is not asked. */
  static Optional<LinkTarget> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    if (form.group(1) != null) {
      return Optional.of(new Home());
    }
    if (form.group(2) != null) {
      return Optional.of(new ToLesson(form.group(2)));
    }
    return Optional.of(
        form.group(3) != null
            ? new ToExercise(form.group(3))
            : new ToAssignment(Long.parseLong(form.group(4))));
  }
}
