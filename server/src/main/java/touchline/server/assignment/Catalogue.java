package touchline.server.assignment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.OwnExercise;

/** The exercises that an assignment can be made of. */
public final class Catalogue {
  private static final String WRITTEN = "Exercises of this course";

  private final Lessons lessons;
  private final List<Shelf> more;

  public Catalogue(Lessons lessons) {
    this(lessons, List.of());
  }

  private Catalogue(Lessons lessons, List<Shelf> more) {
    this.lessons = lessons;
    this.more = List.copyOf(more);
  }

  /** The same with what was written for a course. */
  Catalogue of(long course) {
    List<ExerciseText> written = lessons.written(course);
    return new Catalogue(
        lessons, written.isEmpty() ? List.of() : List.of(new Shelf(WRITTEN, written)));
  }

  /** A lesson with its exercises; templates read it. */
  public record Shelf(String lesson, List<ExerciseText> exercises) {}

  /** By lesson, in the order of the lessons; those without exercises are left out. */
  List<Shelf> shelves() {
    List<Shelf> shelves = new ArrayList<>();
    for (Lesson lesson : lessons.shelves()) {
      List<ExerciseText> exercises =
          lesson.exercises().stream().flatMap(id -> lessons.exercise(id).stream()).toList();
      if (!exercises.isEmpty()) {
        shelves.add(new Shelf(lesson.title(), exercises));
      }
    }
    shelves.addAll(more);
    return shelves;
  }

  Optional<ExerciseText> find(String exercise) {
    return lessons.exercise(exercise);
  }

  /** The title of an exercise; its id where it is gone from the lessons. */
  public String title(String exercise) {
    return find(exercise).map(ExerciseText::title).orElse(exercise);
  }

  /** Whether an exercise asks for a method that has other forms than the lesson's. */
  boolean hasForms(String exercise) {
    return find(exercise).filter(text -> !text.forms().isEmpty()).isPresent();
  }

  /** The title of an exercise's lesson; empty where it is gone. */
  String lesson(String exercise) {
    if (OwnExercise.number(exercise).isPresent()) {
      return WRITTEN;
    }
    return lessons
        .lesson(exercise.substring(0, Math.max(0, exercise.indexOf('/'))))
        .map(Lesson::title)
        .orElse("");
  }
}
