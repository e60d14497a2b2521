package touchline.server.exercise;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import touchline.server.submission.Submission;
import touchline.server.submission.Submissions;

/**
 * The state of a panel.
 *
 * @param seed the variant
 * @param question which of its questions, from 0
 * @param texts what stands in the fields
 * @param problem about the form as a whole; empty if there is none
 * @param fields what is wrong with a field, by its index
 * @param answered the submission whose verdict is shown
 * @param history the learner's answers to this variant, oldest first, up to the one that is shown
 * @param submissions the learner's answers to the exercise
 * @param solved whether the worked solution is shown
 */
public record PanelState(
    long seed,
    int question,
    List<String> texts,
    String problem,
    Map<Integer, String> fields,
    @Nullable Submission answered,
    List<Submission> history,
    Submissions submissions,
    boolean solved) {
  public PanelState {
    texts = List.copyOf(texts);
    history = List.copyOf(history);
  }

  public static PanelState fresh(
      long seed, int question, List<Submission> history, Submissions submissions) {
    return new PanelState(
        seed, question, List.of(), "", Map.of(), null, history, submissions, false);
  }

  public static PanelState verdict(
      Submission submission, List<Submission> history, Submissions submissions) {
    return new PanelState(
        submission.answer().seed(),
        submission.answer().raw().question(),
        submission.answer().raw().texts(),
        "",
        Map.of(),
        submission,
        history,
        submissions,
        false);
  }

  public static PanelState refused(
      AnswerForm.Refused sent, List<Submission> history, Submissions submissions) {
    return new PanelState(
        sent.seed(),
        sent.answer().question(),
        sent.answer().texts(),
        sent.problem(),
        sent.fields(),
        null,
        history,
        submissions,
        false);
  }

  /** The same with the worked solution. */
  PanelState withSolution() {
    return new PanelState(
        seed, question, texts, problem, fields, answered, history, submissions, true);
  }

  /** What stands in a field. */
  String text(int field) {
    return field < texts.size() ? texts.get(field) : "";
  }

  /** What is wrong with a field; empty if nothing is. */
  String problem(int field) {
    return fields.getOrDefault(field, "");
  }
}
