package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.figure.FigureQuestion.Kind;
import touchline.geometry.Vec2;
import touchline.listing.CodeLine;
import touchline.trace.Event;
import touchline.trace.Step;

/** Turns a run into questions: the author's, and those of a learner who does every step. */
final class Questions {
  /** Half a tenth of a metre: what a hand can place, and more than rounding to one decimal. */
  private static final double BY_HAND = 0.0501;

  /** Between values, which have commas of their own. */
  private static final String EM_SPACE = "\u2003";

  /** More values than these are a table, which stands beside the code. */
  private static final int MOST_KNOWN = 4;

  private static final String WHEN = "when ";

  private Questions() {}

  /** The author's questions that this run settles, in order of the steps. */
  static List<FigureQuestion> predictions(Run run) {
    List<FigureQuestion> questions = new ArrayList<>();
    for (Figure.Asked asked : run.figure().asked()) {
      settled(run, asked).ifPresent(question -> insert(questions, question));
    }
    return questions;
  }

  private static void insert(List<FigureQuestion> questions, FigureQuestion question) {
    int at = questions.size();
    while (at > 0 && questions.get(at - 1).step() > question.step()) {
      at--;
    }
    questions.add(at, question);
  }

  private static Optional<FigureQuestion> settled(Run run, Figure.Asked asked) {
    for (int step = 0; step <= run.last(); step++) {
      Step done = run.trace().steps().get(step);
      for (Event event : done.events()) {
        Optional<Object> truth =
            done.depth() == 0 ? truth(run, done, event, asked.at()) : Optional.empty();
        if (truth.isPresent() && fits(asked.kind(), truth.get())) {
          Object answer = asked.kind() == Kind.YES_NO ? yes(truth.get()) : truth.get();
          return Optional.of(
              new FigureQuestion(
                  asked.kind(), asked.ask(), step, asked.at(), asked.tolerance(), answer));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Object> truth(Run run, Step step, Event event, String at) {
    if (event instanceof Event.Assigned assigned && assigned.name().equals(at)) {
      return Optional.of(assigned.value());
    }
    if (event instanceof Event.Returned returned && at.equals(Run.RETURN)) {
      return Optional.of(returned.value());
    }
    if (event instanceof Event.Decided decided && at.equals(WHEN + run.codeOf(step).condition())) {
      return Optional.of(decided.outcome());
    }
    return Optional.empty();
  }

  /** Of a time yes means that there is one. */
  private static boolean yes(Object truth) {
    return truth instanceof Boolean said ? said : Double.isFinite((Double) truth);
  }

  static boolean fits(Kind kind, Object truth) {
    return switch (kind) {
      case YES_NO -> truth instanceof Boolean || truth instanceof Double;
      case NUMBER -> truth instanceof Double;
      default -> truth instanceof Vec2;
    };
  }

  /** What a learner who does the work supplies for a step. */
  static Optional<FigureQuestion> task(Run run, int step) {
    Step done = run.trace().steps().get(step);
    if (done.line() == Step.ENTRY) {
      return Optional.empty();
    }
    CodeLine code = run.codeOf(done);
    Map<String, Object> values = run.valuesAfter(step);
    for (Event event : done.events()) {
      if (event instanceof Event.Decided decided && !code.condition().isEmpty()) {
        String ask = "Is `" + code.condition() + "` true?";
        return Optional.of(
            new FigureQuestion(
                Kind.YES_NO, ask, step, WHEN + code.condition(), 0, decided.outcome()));
      }
      if (event instanceof Event.Assigned assigned && !code.isCopy()) {
        String ask = "What is *" + assigned.name() + "*?";
        return task(ask, step, assigned.name(), assigned.value());
      }
      if (event instanceof Event.Returned) {
        String ask = "What does the method return?";
        return task(ask, step, Run.RETURN, values.getOrDefault(Run.RETURN, ""));
      }
    }
    return Optional.empty();
  }

  /**
   * The values that an answer is worked out from, as safe HTML: those of the line's own variables
   * for a learner who does every step, and what the method was given for a prediction.
   */
  static String known(Run run, FigureQuestion question, boolean alone) {
    int before = alone ? question.step() - 1 : 0;
    Map<String, Object> values = run.valuesAfter(before);
    CodeLine line = run.codeOf(run.trace().steps().get(question.step()));
    StringBuilder text = new StringBuilder();
    int count = 0;
    for (Map.Entry<String, Object> each : values.entrySet()) {
      boolean helps = !alone || line.mentions(each.getKey());
      if (helps && !(each.getValue() instanceof List) && count < MOST_KNOWN) {
        text.append(count == 0 ? "" : EM_SPACE);
        text.append('*').append(each.getKey()).append("* {").append(each.getKey()).append('}');
        count++;
      }
    }
    return new Narration(values).html(text.toString());
  }

  private static Optional<FigureQuestion> task(String ask, int step, String name, Object value) {
    if (value instanceof Boolean) {
      return Optional.of(new FigureQuestion(Kind.YES_NO, ask, step, name, 0, value));
    }
    if (value instanceof Double number) {
      double near = byHand(Math.abs(number));
      return Optional.of(new FigureQuestion(Kind.NUMBER, ask, step, name, near, value));
    }
    if (value instanceof Vec2) {
      Kind kind = name.endsWith("V") || name.equals("unit") ? Kind.VECTOR : Kind.POINT;
      return Optional.of(new FigureQuestion(kind, ask, step, name, BY_HAND, value));
    }
    return Optional.empty();
  }

  /** Of a number below 1 the second decimal counts, too: a tenth is not a twentieth. */
  private static double byHand(double size) {
    return size < 1 ? BY_HAND / 10 : BY_HAND;
  }
}
