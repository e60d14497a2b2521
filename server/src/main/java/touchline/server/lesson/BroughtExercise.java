package touchline.server.lesson;

import java.util.List;
import java.util.function.Supplier;
import touchline.mistake.MistakeText;

/**
 * What lists need of an exercise that brings its own programs. To read all that marks those of the
 * lessons takes a tenth of a start, and most of it waits for its first reader.
 *
 * @param id of the exercise that asks for its method
 * @param shown the cases that everybody sees, as a file of cases has them
 */
record BroughtExercise(
    String id, List<MistakeText> mistakes, String shown, Supplier<OwnExercise> whole) {
  BroughtExercise {
    mistakes = List.copyOf(mistakes);
  }

  /** One that is there. */
  static BroughtExercise of(OwnExercise own) {
    return new BroughtExercise(own.text().id(), own.mistakes(), own.shown(), () -> own);
  }
}
