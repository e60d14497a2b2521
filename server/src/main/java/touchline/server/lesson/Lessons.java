package touchline.server.lesson;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.mistake.MistakeTexts;

/** Every lesson and exercise of one version of the content. */
public final class Lessons {
  /** Pages from here on are for authors: they have an address, and no place in the course. */
  public static final int FIRST_OUTSIDE = 900;

  private final String version;
  private final List<Lesson> lessons;
  private final List<ExerciseText> exercises;
  private final Map<String, MethodFigure> methods;
  private final MistakeTexts mistakes;
  private final MethodCases cases;

  public Lessons(
      String version,
      List<Lesson> lessons,
      List<ExerciseText> exercises,
      Map<String, MethodFigure> methods,
      MistakeTexts mistakes,
      MethodCases cases) {
    this.cases = cases;
    this.mistakes = mistakes;
    this.methods = Map.copyOf(methods);
    this.version = version;
    this.lessons = lessons.stream().sorted(Comparator.comparingInt(Lesson::order)).toList();
    this.exercises = List.copyOf(exercises);
  }

  /**
   * The lessons that were compiled into this program.
   *
   * @throws IllegalStateException if the program was built without them
   */
  public static Lessons load() {
    return new LessonReader(Lessons.class.getClassLoader()).read();
  }

  /** All lessons in the order of the course. */
  public List<Lesson> all() {
    return lessons;
  }

  /** The lessons of the course, in its order. */
  public List<Lesson> course() {
    return lessons.stream().filter(lesson -> lesson.order() < FIRST_OUTSIDE).toList();
  }

  public Optional<Lesson> lesson(String slug) {
    return lessons.stream().filter(lesson -> lesson.slug().equals(slug)).findFirst();
  }

  /** All exercises, sorted by id. */
  public List<ExerciseText> exercises() {
    return exercises;
  }

  public Optional<ExerciseText> exercise(String id) {
    return exercises.stream().filter(exercise -> exercise.id().equals(id)).findFirst();
  }

  /** The figure in which a lesson first runs a method, such as {@code SegmentCircle#overlaps}. */
  public Optional<MethodFigure> method(String name) {
    return Optional.ofNullable(methods.get(name));
  }

  /** What is said about the cases of methods to be written. */
  public MethodCases cases() {
    return cases;
  }

  /** What is said about the known mistakes. */
  public MistakeTexts mistakes() {
    return mistakes;
  }

  public Map<String, MethodFigure> methods() {
    return methods;
  }

  /**
   * What was taught and how it was marked, as one name: SHA-256 in hexadecimal over the lessons'
   * files and content's compiled classes.
   */
  public String version() {
    return version;
  }
}
