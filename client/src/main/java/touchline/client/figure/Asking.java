package touchline.client.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.figure.FigureQuestion;
import touchline.figure.Run;

/**
 * What the reader is asked and has said about one run. The author's predictions are asked before
 * the step that settles them; a reader who does it all alone is asked before every step.
 *
 * @param alone whether the reader supplies every step
 * @param open the question that waits for an answer; the step that settles it is not shown yet
 */
public record Asking(boolean alone, Optional<FigureQuestion> open, List<Guess> guesses) {
  static final Asking NOTHING = new Asking(false, Optional.empty(), List.of());

  public Asking {
    guesses = List.copyOf(guesses);
  }

  /** Nothing asked and nothing said, as for new inputs. */
  Asking afresh() {
    return new Asking(alone, Optional.empty(), List.of());
  }

  /** The first question on the way from a step to a later one that has had no answer yet. */
  Optional<FigureQuestion> between(Run run, int from, int to) {
    return alone ? taskBetween(run, from, to) : predictionBetween(run, from, to);
  }

  private Optional<FigureQuestion> taskBetween(Run run, int from, int to) {
    for (int step = from + 1; step <= to; step++) {
      Optional<FigureQuestion> task = run.task(step);
      if (task.isPresent() && !isSettled(task.get())) {
        return task;
      }
    }
    return Optional.empty();
  }

  private Optional<FigureQuestion> predictionBetween(Run run, int from, int to) {
    for (FigureQuestion question : run.predictions()) {
      if (question.step() > from && question.step() <= to && !isSettled(question)) {
        return Optional.of(question);
      }
    }
    return Optional.empty();
  }

  /** Who does it alone goes on when it is right; a prediction is settled by any answer. */
  private boolean isSettled(FigureQuestion question) {
    for (Guess guess : guesses) {
      if (isSame(guess.question(), question)) {
        return !alone || guess.answer().isEmpty() || guess.isRight();
      }
    }
    return false;
  }

  /** Whether two questions of one run ask for the same; one that stays open is made anew. */
  public static boolean isSame(FigureQuestion one, FigureQuestion other) {
    return one.step() == other.step() && one.name().equals(other.name());
  }

  Asking asked(FigureQuestion question) {
    return new Asking(alone, Optional.of(question), guesses);
  }

  Asking closed() {
    return new Asking(alone, Optional.empty(), guesses);
  }

  /** Adds an answer, or none for a skipped question, in place of an earlier one. */
  Asking said(FigureQuestion question, Optional<Object> answer) {
    List<Guess> all = new ArrayList<>();
    for (Guess guess : guesses) {
      if (!isSame(guess.question(), question)) {
        all.add(guess);
      }
    }
    all.add(new Guess(question, answer));
    return new Asking(alone, open, all);
  }

  /** Takes back what was said of later steps, so that it can be said again. */
  Asking undone(int step) {
    if (!alone) {
      return closed();
    }
    List<Guess> kept = new ArrayList<>();
    for (Guess guess : guesses) {
      if (guess.question().step() <= step) {
        kept.add(guess);
      }
    }
    return new Asking(true, Optional.empty(), kept);
  }

  /** The guesses to be drawn; who does every step alone sees that of the step and no others. */
  List<Guess> drawn(int step) {
    return alone ? at(step).map(List::of).orElse(List.of()) : guesses;
  }

  /** The answer to the question of a step, or to the one that is open. */
  public Optional<Guess> at(int step) {
    for (Guess guess : guesses) {
      boolean waits = open.isPresent() && isSame(guess.question(), open.get());
      if (waits || (open.isEmpty() && guess.question().step() == step)) {
        return Optional.of(guess);
      }
    }
    return Optional.empty();
  }
}
