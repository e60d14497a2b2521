package touchline.server.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.code.AskedMethod;
import touchline.diagram.Html;
import touchline.mistake.MistakeText;
import touchline.pair.CasePicture;
import touchline.question.PractisedQuestion;
import touchline.suite.KnownMethod;
import touchline.task.Task;
import touchline.task.TestsTask;

/**
 * An exercise that brings its own programs: somebody at this site wrote it, or a lesson has it.
 *
 * @param version SHA-256 in hexadecimal of all that its author wrote
 * @param picture what is drawn between the things of a case
 * @param mistakes what the author says about each
 * @param shown the cases that everybody sees, as a file of cases has them
 * @param question that asks for what the method gives; empty where there is none
 * @param tests that asks for cases which expose the mistakes; empty where there is none
 */
public record OwnExercise(
    ExerciseText text,
    String version,
    AskedMethod method,
    CasePicture picture,
    List<MistakeText> mistakes,
    String shown,
    Optional<Question> question,
    Optional<Cases> tests) {
  private static final String SLUG = "own";

  /** Begins the names of those that no folder holds: none of a folder can have its sign. */
  private static final String LIVE = SLUG + "/exercise_";

  public static final String TITLE = "Exercises of this site";

  /** Outside of the course, behind the pages for authors. */
  private static final int ORDER = 990;

  /** Ends the id of its question: no name of a folder can have this sign. */
  private static final String QUESTION = "_question";

  /** Ends the id of the exercise in which cases are written for it. */
  private static final String TESTS = "_tests";

  /**
   * What is asked beside the method: an exercise of its own.
   *
   * @param practised what a page marks practice by, as {@link PractisedQuestion} has it; empty
   *     where the site alone marks
   */
  public record Question(ExerciseText text, Task task, Supplier<String> practised) {
    /** One that the site alone marks. */
    public Question(ExerciseText text, Task task) {
      this(text, task, () -> "");
    }
  }

  /** What asks for cases that expose the mistakes; the site alone marks it. */
  public record Cases(ExerciseText text, TestsTask task) {
    private Question question() {
      return new Question(text, task);
    }
  }

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

  /** The id of the question of one. */
  public static String question(String id) {
    return id + QUESTION;
  }

  /** The id of the exercise in which cases are written for the method of one. */
  public static String tests(String id) {
    return id + TESTS;
  }

  /**
   * The id of the one that has this question, or for whose method cases are written; else itself.
   */
  public static String base(String id) {
    return without(QUESTION, without(TESTS, id));
  }

  private static String without(String end, String id) {
    return id.endsWith(end) ? id.substring(0, id.length() - end.length()) : id;
  }

  /** All that can be asked of it: the method, and then what stands beside it. */
  public List<ExerciseText> texts() {
    return Stream.concat(Stream.of(text), beside().map(Question::text)).toList();
  }

  private Stream<Question> beside() {
    return Stream.concat(question.stream(), tests.stream().map(Cases::question));
  }

  /**
   * The same, with cases that students write tried by programs that run.
   *
   * @param programs of the exercise; they are looked for when the first cases come
   */
  OwnExercise tried(Function<OwnExercise, KnownMethod> programs) {
    return new OwnExercise(
        text,
        version,
        method,
        picture,
        mistakes,
        shown,
        question,
        tests.map(own -> new Cases(own.text(), own.task().triedBy(() -> programs.apply(this)))));
  }

  /** What is asked under an id. */
  Optional<ExerciseText> text(String id) {
    return texts().stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /** What draws and marks the question of this id. */
  Optional<Task> task(String id) {
    return beside().filter(one -> one.text().id().equals(id)).findFirst().map(Question::task);
  }

  /** What a page marks practice of the question of this id by; empty where the site alone marks. */
  String practised(String id) {
    return beside()
        .filter(one -> one.text().id().equals(id))
        .findFirst()
        .map(one -> one.practised().get())
        .orElse("");
  }

  /**
   * The number that an id was made of, or that of what stands beside it; empty for that of a
   * folder, and of a lesson's.
   */
  public static Optional<Long> number(String id) {
    String end = id.startsWith(LIVE) ? base(id).substring(LIVE.length()) : "";
    return end.matches("[1-9][0-9]{0,17}") ? Optional.of(Long.valueOf(end)) : Optional.empty();
  }

  /** Whether the id is of one that no lesson has. */
  public static boolean isOfSite(String id) {
    return id.startsWith(SLUG + '/');
  }

  /**
   * Whether what an id asks, other than for a method, is marked by what programs answered: a
   * lesson's folder has no sign as its question has.
   */
  public static boolean isOne(String id) {
    return isOfSite(id) || !base(id).equals(id);
  }

  static boolean isPage(Lesson lesson) {
    return lesson.slug().equals(SLUG);
  }

  /** The page that leads to all of them. */
  static Lesson page(List<OwnExercise> all) {
    List<ExerciseText> texts = all.stream().flatMap(each -> each.texts().stream()).toList();
    String links = texts.stream().map(OwnExercise::link).collect(Collectors.joining("\n"));
    return new Lesson(
        SLUG,
        TITLE,
        "Methods to write, questions, and cases to find, by people who teach here.",
        ORDER,
        "<ul>\n" + links + "\n</ul>\n",
        texts.stream().map(ExerciseText::id).toList(),
        List.of(),
        1,
        texts.stream().mapToInt(each -> ReadingTime.of(each.kind())).sum(),
        Aims.NONE,
        "");
  }

  private static String link(ExerciseText text) {
    String path = "/exercises/" + text.id();
    return "<li><a href=\"" + path + "\">" + Html.escape(text.title()) + "</a></li>";
  }
}
