package touchline.server.author;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.AnsweredMethod.AnsweredCase.Wrong;
import touchline.code.Group;
import touchline.question.QuestionDraw;
import touchline.server.author.folder.CaseLine;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.QuestionReader;
import touchline.server.author.folder.WrongProgram;
import touchline.server.author.kept.Asked;
import touchline.server.grading.job.CaseRun;
import touchline.server.lesson.compile.Problem;

/**
 * Makes what students are asked: of drawn cases the first time, and of the same cases in every
 * later version, answered by its programs.
 */
record Asking(ExerciseFolder folder, Programs programs, List<Problem> problems) {
  /** Of cases that were answered; empty if they are too few. */
  Optional<Asked> first(double tolerance, List<AnsweredCase> all) {
    List<AnsweredCase> drawn = distinct(all);
    if (drawn.size() < QuestionDraw.LEAST_CASES) {
      broken(
          "a question needs "
              + QuestionDraw.LEAST_CASES
              + " drawn cases that are away from every decision, and there are "
              + drawn.size()
              + ": give the parameters wider ranges");
      return Optional.empty();
    }
    return Optional.of(
        new Asked(
            Asked.arguments(folder.head()),
            drawn,
            QuestionDraw.of(folder.head().method().signature().result(), drawn, tolerance)));
  }

  /** One that is there twice would be practised and asked for credit. */
  private static List<AnsweredCase> distinct(List<AnsweredCase> all) {
    Map<List<Double>, AnsweredCase> byInput = new LinkedHashMap<>();
    all.forEach(each -> byInput.put(DoubleStream.of(each.input()).boxed().toList(), each));
    return List.copyOf(byInput.values());
  }

  /** Of what students were asked before; empty if this version cannot answer that. */
  Optional<Asked> again(Asked earlier) {
    if (!earlier.arguments().equals(Asked.arguments(folder.head()))) {
      broken(
          "students have this question already, so its method and its ranges must stay ("
              + earlier.arguments()
              + "); make another exercise of it to change them");
      return Optional.empty();
    }
    List<double[]> inputs = earlier.cases().stream().map(AnsweredCase::input).toList();
    Optional<Answers> right = programs.answers(FolderReader.REFERENCE, folder.reference(), inputs);
    List<Answers> wrong = new ArrayList<>();
    for (WrongProgram each : folder.mistakes()) {
      programs.answers(each.file(), each.source(), inputs).ifPresent(wrong::add);
    }
    if (right.isEmpty() || !problems.isEmpty()) {
      return Optional.empty();
    }
    List<AnsweredCase> cases = new ArrayList<>();
    for (int i = 0; i < inputs.size(); i++) {
      if (!right.get().isAnswered(i)) {
        String call = CaseLine.of(folder.head().method(), inputs.get(i));
        broken("the reference must answer what students were asked already: " + call);
        return Optional.empty();
      }
      cases.add(one(i, right.get(), wrong));
    }
    return Optional.of(new Asked(earlier.arguments(), cases, earlier.variants()));
  }

  private static AnsweredCase one(int index, Answers right, List<Answers> wrong) {
    return new AnsweredCase(
        Group.ORDINARY,
        right.inputs().get(index),
        gave(right, index).orElseThrow(),
        wrong.stream().map(each -> new Wrong(gave(each, index), true)).toList());
  }

  private static Optional<double[]> gave(Answers answers, int index) {
    return answers.runs().get(index) instanceof CaseRun.Gave gave
        ? Optional.of(gave.raw()).filter(raw -> DoubleStream.of(raw).allMatch(Double::isFinite))
        : Optional.empty();
  }

  private void broken(String rule) {
    problems.add(new Problem(QuestionReader.FILE, 1, rule));
  }
}
