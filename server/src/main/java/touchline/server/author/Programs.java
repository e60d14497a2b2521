package touchline.server.author;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import touchline.code.Declaration;
import touchline.server.author.folder.CaseLine;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Complaint;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lane.Owner;
import touchline.server.lesson.compile.Problem;

/**
 * Runs the programs of one folder where they can do no harm, and says of those that cannot be used
 * why.
 *
 * @param problems takes what is wrong with them
 */
record Programs(JobRunner runner, Declaration method, Owner owner, List<Problem> problems) {
  private static final int TRIES = 3;

  /** Of the cases that a program must answer: one that answers none would explain any other. */
  private static final double LEAST_ANSWERED = 0.5;

  void requireMost(String file, Answers ran) {
    long answered = ran.runs().stream().filter(CaseRun.Gave.class::isInstance).count();
    if (answered < LEAST_ANSWERED * ran.runs().size()) {
      String rule = "must answer at least half of the cases, and of ";
      String counts = ran.runs().size() + " it answers " + answered;
      broken(file, rule + counts, ran, ran.unanswered().get(0));
    }
  }

  /** Behind a case in which a program comes to no end, it is not run any more. */
  void requireEnd(String file, Answers ran) {
    IntStream.range(0, ran.runs().size())
        .filter(i -> ran.runs().get(i) instanceof CaseRun.Stopped)
        .findFirst()
        .ifPresent(i -> broken(file, "must come to an end in each case that is drawn", ran, i));
  }

  private void broken(String file, String rule, Answers ran, int index) {
    String call = CaseLine.of(method, ran.inputs().get(index));
    int line = Math.max(1, ran.line(index));
    problems.add(new Problem(file, line, rule + ": it " + ran.told(index) + " in " + call));
  }

  /** Each case must be answered by the reference. */
  void requireAnswers(ExerciseFolder folder, Answers reference) {
    for (int i = 0; i < folder.cases().size(); i++) {
      if (!reference.isAnswered(i)) {
        String call = CaseLine.of(method, folder.cases().get(i));
        String rule = "the reference must answer each case, but it " + reference.told(i);
        problems.add(new Problem(FolderReader.CASES, folder.lines().get(i), rule + ": " + call));
      }
    }
  }

  /** Empty where the program cannot be run, or gives two answers to one call. */
  Optional<Answers> answers(String file, String source, List<double[]> inputs) {
    JobResult ran = run(source, inputs);
    if (ran instanceof JobResult.Finished finished) {
      return Optional.of(new Answers(method.signature().result(), inputs, finished.cases()));
    }
    if (ran instanceof JobResult.DoesNotCompile wrong) {
      complain(file, "must compile: ", wrong.complaints());
    } else if (ran instanceof JobResult.Refused wrong) {
      complain(file, "must use only what is allowed: ", wrong.complaints());
    } else if (ran instanceof JobResult.DoesNotFit wrong) {
      Complaint misfit = wrong.complaint();
      String rule = "must have the method " + method.inJava() + ": ";
      problems.add(new Problem(file, Math.max(1, misfit.line()), rule + misfit.text()));
    } else {
      problems.add(new Problem(file, 1, "must give the same answer to the same call each time"));
    }
    return Optional.empty();
  }

  private void complain(String file, String rule, List<Complaint> complaints) {
    for (Complaint each : complaints.subList(0, Math.min(1, complaints.size()))) {
      String advice = each.advice().isEmpty() ? "" : " (" + each.advice() + ")";
      problems.add(new Problem(file, Math.max(1, each.line()), rule + each.text() + advice));
    }
  }

  /**
   * Runs a source on inputs.
   *
   * @throws Measuring.CannotRun if no worker does
   */
  JobResult run(String source, List<double[]> inputs) {
    Job job = Job.of(source, method.signature(), inputs, owner);
    JobResult ran = runner.run(job);
    for (int i = 1; i < TRIES && ran instanceof JobResult.Failed; i++) {
      ran = runner.run(job);
    }
    if (ran instanceof JobResult.Failed failed) {
      throw new Measuring.CannotRun(failed.reason());
    }
    return ran;
  }
}
