package touchline.server.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.answer.Reading;
import touchline.exercise.Seeds;
import touchline.server.page.Echo;
import touchline.server.page.Form;
import touchline.server.page.FormKey;
import touchline.task.Question;

/** A form with an answer, read: one that can be marked, or what is to be said about it. */
public sealed interface AnswerForm {
  /** Longer texts are not what the fields ask for. */
  int LONGEST = 400;

  Pattern WHOLE = Pattern.compile("[0-9]{1,10}");

  /** The variant that the form belongs to. */
  long seed();

  Answer answer();

  /**
   * What can be marked.
   *
   * @param formKey names the showing of the form that it came from; empty if unknown
   */
  record Accepted(long seed, Answer answer, String formKey) implements AnswerForm {}

  /**
   * What cannot be marked, and counts for nothing.
   *
   * @param seed the variant to show again; the first one when the form named none
   * @param problem about the form as a whole; empty if there is none
   * @param fields what is wrong with a field, by its index
   * @param status 413 for a form that was too long, 429 if nothing more is stored, else 422
   */
  record Refused(long seed, Answer answer, String problem, Map<Integer, String> fields, int status)
      implements AnswerForm {}

  /** What could be marked if more were stored for people without an account. */
  static Refused over(Accepted sent) {
    return new Refused(sent.seed(), sent.answer(), AnonymousWords.OVER, Map.of(), 429);
  }

  /** Reads a form of practice, which names its variant. */
  static AnswerForm read(Exercise exercise, Form form, DecimalMark otherwise) {
    long seed = seed(form);
    if (seed == 0) {
      Answer nothing = new Answer(0, List.of(), otherwise);
      return new Refused(exercise.first(), nothing, lostVariant(form), Map.of(), status(form));
    }
    return read(exercise, seed, form, otherwise);
  }

  /** Reads a form for a variant that is known without it. */
  static AnswerForm read(Exercise exercise, long seed, Form form, DecimalMark otherwise) {
    List<Question> questions = exercise.marker(seed).variant().questions();
    String number = first(form, "question");
    int question = WHOLE.matcher(number).matches() ? (int) Long.parseLong(number) - 1 : 0;
    if (question < 0 || question >= questions.size()) {
      String problem = "There is no question of this number: " + Echo.of(number) + ".";
      Answer nothing = new Answer(0, List.of(), otherwise);
      return new Refused(seed, nothing, problem, Map.of(), status(form));
    }
    Answer answer =
        new Answer(question, texts(form, questions.get(question)), mark(form, otherwise));
    return judge(exercise, seed, form, answer);
  }

  private static AnswerForm judge(Exercise exercise, long seed, Form form, Answer answer) {
    Map<Integer, String> problems = new TreeMap<>(lengths(form, answer));
    String problem = form.cut().isPresent() ? "The form is too long, and its end is lost." : "";
    if (problems.isEmpty()) {
      problems.putAll(problems(exercise, seed, answer));
    }
    return problems.isEmpty() && problem.isEmpty()
        ? new Accepted(seed, answer, FormKey.in(form))
        : new Refused(seed, answer, problem, problems, status(form));
  }

  private static Map<Integer, String> lengths(Form form, Answer answer) {
    Map<Integer, String> problems = new TreeMap<>();
    for (int i = 0; i < answer.texts().size(); i++) {
      int times = form.fields().getOrDefault("a" + i, List.of("")).size();
      if (times > 1) {
        problems.put(i, "This was sent " + times + " times. Send one answer.");
      } else if (answer.texts().get(i).length() > LONGEST) {
        problems.put(i, "This is too long. Type at most " + LONGEST + " characters.");
      }
    }
    return problems;
  }

  /** What is not understood; and blanks, except in a table, where what is known counts. */
  private static Map<Integer, String> problems(Exercise exercise, long seed, Answer answer) {
    Map<Integer, String> problems = new TreeMap<>();
    List<Reading> reads = exercise.marker(seed).read(answer);
    boolean mayBeBlank =
        exercise.task().kind().mayLeaveBlanks()
            && reads.stream().anyMatch(read -> !(read instanceof Reading.Blank));
    for (int i = 0; i < reads.size(); i++) {
      if (reads.get(i) instanceof Reading.NotUnderstood not) {
        problems.put(i, not.message());
      } else if (reads.get(i) instanceof Reading.Blank && !mayBeBlank) {
        problems.put(i, "An answer is missing here.");
      }
    }
    return problems;
  }

  private static List<String> texts(Form form, Question question) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < question.fields().size(); i++) {
      texts.add(first(form, "a" + i));
    }
    return texts;
  }

  private static DecimalMark mark(Form form, DecimalMark otherwise) {
    return switch (first(form, "decimal")) {
      case "comma" -> DecimalMark.COMMA;
      case "point" -> DecimalMark.POINT;
      default -> otherwise;
    };
  }

  private static String first(Form form, String field) {
    return form.fields().getOrDefault(field, List.of("")).get(0);
  }

  private static int status(Form form) {
    return form.cut().isPresent() ? 413 : 422;
  }

  /** 0 unless the form names one variant. */
  private static long seed(Form form) {
    String text = seeds(form);
    long seed = WHOLE.matcher(text).matches() ? Long.parseLong(text) : 0;
    return Seeds.isSeed(seed) ? seed : 0;
  }

  private static String seeds(Form form) {
    return String.join(" and ", form.fields().getOrDefault("seed", List.of()));
  }

  private static String lostVariant(Form form) {
    return "The form must name its variant: seed must be a whole number from 1 to "
        + Seeds.LAST
        + ", not “"
        + Echo.of(seeds(form))
        + "”. Below is the first variant.";
  }
}
