package touchline.server.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.code.AskedMethod;
import touchline.diagram.Html;
import touchline.mistake.MistakeText;
import touchline.task.Kind;

/**
 * An exercise that no lesson has: somebody at this site wrote it.
 *
 * @param version SHA-256 in hexadecimal of all that its author wrote
 * @param mistakes what the author says about each
 * @param shown the cases that everybody sees, as a file of cases has them
 */
public record OwnExercise(
    ExerciseText text,
    String version,
    AskedMethod method,
    List<MistakeText> mistakes,
    String shown) {
  private static final String SLUG = "own";

  /** Begins the names of those that no folder holds: none of a folder can have its sign. */
  private static final String LIVE = SLUG + "/exercise_";

  public static final String TITLE = "Exercises of this site";

  /** Outside of the course, behind the pages for authors. */
  private static final int ORDER = 990;

  public OwnExercise {
    mistakes = List.copyOf(mistakes);
  }

  /** The id of the exercise in a folder. */
  public static String id(String folder) {
    return SLUG + '/' + folder;
  }

  /** The id of one that was written on a page, by its number. */
  public static String id(long number) {
    return LIVE + number;
  }

  /** The number that an id was made of; empty for that of a folder, and of a lesson's. */
  public static Optional<Long> number(String id) {
    String end = id.startsWith(LIVE) ? id.substring(LIVE.length()) : "";
    return end.matches("[1-9][0-9]{0,17}") ? Optional.of(Long.valueOf(end)) : Optional.empty();
  }

  /** Whether an id is of such an exercise. */
  public static boolean isOne(String id) {
    return id.startsWith(SLUG + '/');
  }

  static boolean isPage(Lesson lesson) {
    return lesson.slug().equals(SLUG);
  }

  /** The page that leads to all of them. */
  static Lesson page(List<OwnExercise> all) {
    String links = all.stream().map(OwnExercise::link).collect(Collectors.joining("\n"));
    return new Lesson(
        SLUG,
        TITLE,
        "Methods to write, by people who teach here.",
        ORDER,
        "<ul>\n" + links + "\n</ul>\n",
        all.stream().map(each -> each.text().id()).toList(),
        List.of(),
        1,
        ReadingTime.of(Kind.CODE) * all.size(),
        Aims.NONE,
        "");
  }

  private static String link(OwnExercise each) {
    String path = "/exercises/" + each.text().id();
    return "<li><a href=\"" + path + "\">" + Html.escape(each.text().title()) + "</a></li>";
  }
}
