package touchline.client.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.answer.FieldMark;
import touchline.answer.Reading;
import touchline.task.Avoided;
import touchline.task.Diagnosis;
import touchline.task.Explanation;
import touchline.task.Kind;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.task.Verdict;

/**
 * Practice that is marked in the page, by the server's own marker. Answers are remembered, and
 * results given, as plain text.
 */
public final class Practice {
  /** Between the parts of an answer or a result; no key types it. */
  static final char PART = '\u001f';

  private static final String RIGHT = "right";

  /** In the place of ids where none is known. */
  private static final String UNKNOWN = "?";

  /** Before the ids of what an answer has left undone. */
  private static final String LEFT = "! ";

  /** Between answers. */
  private static final char ANSWER = '\u001e';

  private Practice() {}

  /** An answer as text: its question, how decimals are written, and what stands in each field. */
  public static String text(Answer answer) {
    StringBuilder text = new StringBuilder();
    text.append(answer.question()).append(PART).append(answer.mark().name());
    answer.texts().forEach(typed -> text.append(PART).append(typed));
    return text.toString();
  }

  /** Answers as one text, oldest first. */
  public static String join(List<String> answers) {
    return String.join(String.valueOf(ANSWER), answers);
  }

  /**
   * Marks the last of these answers; those before it help to find the mistake.
   *
   * @return parts: {@code problems} and what is wrong with each field; or the outcome, the percent,
   *     the ids of the mistakes as {@link #diagnosis} takes them, and a line for each thing to say
   * @throws IllegalArgumentException if there is no such task or question
   */
  public static String mark(Tasks tasks, String task, long seed, String answers) {
    Task known = known(tasks, task);
    List<Answer> history = read(answers);
    Answer last = history.get(history.size() - 1);
    Marker marker = Marker.of(known, seed);
    List<String> problems = problems(known.kind(), marker.read(last));
    return String.join(
        String.valueOf(PART), problems.isEmpty() ? verdict(known, marker, history) : problems);
  }

  private static Task known(Tasks tasks, String id) {
    return tasks
        .named(id)
        .orElseThrow(() -> new IllegalArgumentException("task must be a task's id: " + id));
  }

  private static List<Answer> read(String answers) {
    List<Answer> history = new ArrayList<>();
    for (String answer : split(answers, ANSWER)) {
      List<String> parts = split(answer, PART);
      DecimalMark mark = DecimalMark.valueOf(parts.get(1));
      history.add(new Answer(Integer.parseInt(parts.get(0)), parts.subList(2, parts.size()), mark));
    }
    return history;
  }

  /** The parts of a text, empty ones too. */
  public static List<String> parts(String text) {
    return split(text, PART);
  }

  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
      parts.add(text.substring(from, at));
      from = at + 1;
    }
    parts.add(text.substring(from));
    return parts;
  }

  /** Empty if there is none, else the word and a text for each field. */
  private static List<String> problems(Kind kind, List<Reading> reads) {
    boolean blanks =
        kind.mayLeaveBlanks() && reads.stream().anyMatch(r -> !(r instanceof Reading.Blank));
    List<String> problems = new ArrayList<>();
    problems.add("problems");
    boolean found = false;
    for (Reading read : reads) {
      String problem = problem(read, blanks);
      found |= !problem.isEmpty();
      problems.add(problem);
    }
    return found ? problems : List.of();
  }

  private static String problem(Reading read, boolean mayBeBlank) {
    if (read instanceof Reading.NotUnderstood not) {
      return not.message();
    }
    return read instanceof Reading.Blank && !mayBeBlank ? "An answer is missing here." : "";
  }

  private static List<String> verdict(Task task, Marker marker, List<Answer> history) {
    Answer last = history.get(history.size() - 1);
    Verdict verdict = marker.mark(last);
    String ids = verdict.isRight() ? praise(task, marker, last) : ids(marker, history, verdict);
    List<String> parts = new ArrayList<>();
    parts.add(word(verdict));
    parts.add(Integer.toString((int) Math.floor(verdict.mark() * 100 + 1e-9)));
    parts.add(ids);
    for (FieldMark field : verdict.fields()) {
      parts.add(field.note());
    }
    parts.add((verdict.reason() + " " + marker.remark(history)).strip());
    return parts;
  }

  /** The mistake's id, how many fields it has wrong, and what it gives; blanks between. */
  private static String avoided(Task task, Marker marker, Answer last) {
    return marker
        .avoided(task, last.question())
        .map(one -> one.id() + " " + one.wrong() + " " + one.answer())
        .orElse("");
  }

  /** What {@link #mark} says of a right answer, read again. */
  public static Optional<Avoided> avoided(String words) {
    int id = words.indexOf(' ');
    int wrong = words.indexOf(' ', id + 1);
    return id < 0
        ? Optional.empty()
        : Optional.of(
            new Avoided(
                words.substring(0, id),
                words.substring(wrong + 1),
                Integer.parseInt(words.substring(id + 1, wrong))));
  }

  /** The id of what a hunt has found, or what the answer has avoided. */
  private static String praise(Task task, Marker marker, Answer last) {
    List<String> found = Explanation.ids(marker.found(last));
    return found.isEmpty() ? avoided(task, marker, last) : found.get(0);
  }

  /** The last of these answers as a picture; empty if it has none. */
  public static String picture(Tasks tasks, String task, long seed, String answers) {
    List<Answer> history = read(answers);
    Answer last = history.get(history.size() - 1);
    return Marker.of(known(tasks, task), seed).picture(last);
  }

  private static String ids(Marker marker, List<Answer> history, Verdict verdict) {
    Diagnosis diagnosis = marker.diagnose(history);
    if (Explanation.isSilent(diagnosis, verdict)) {
      return "";
    }
    if (diagnosis instanceof Diagnosis.NotRecognised) {
      return UNKNOWN;
    }
    String left = diagnosis instanceof Diagnosis.Survivors ? LEFT : "";
    return left + String.join(" ", Explanation.ids(diagnosis));
  }

  /** What {@link #mark} says of an answer that is not right, read again. */
  public static Diagnosis diagnosis(String found) {
    if (found.isEmpty()) {
      return new Diagnosis.Nothing();
    }
    if (found.equals(UNKNOWN)) {
      return new Diagnosis.NotRecognised();
    }
    if (found.startsWith(LEFT)) {
      return new Diagnosis.Survivors(ids(found.substring(LEFT.length())));
    }
    List<String> ids = ids(found);
    return ids.size() == 1 ? new Diagnosis.Named(found) : new Diagnosis.OneOf(ids);
  }

  private static String word(Verdict verdict) {
    if (verdict.isRight()) {
      return RIGHT;
    }
    return verdict.mark() > 0 ? "partly" : "wrong";
  }

  /** Whether a result says that everything was right. */
  public static boolean isRight(String result) {
    return parts(result).get(0).equals(RIGHT);
  }

  /** The ids in a result. */
  public static List<String> ids(String words) {
    List<String> ids = new ArrayList<>();
    StringTokenizer tokens = new StringTokenizer(words);
    while (tokens.hasMoreTokens()) {
      ids.add(tokens.nextToken());
    }
    return ids;
  }
}
