package touchline.server.code;

import java.util.Optional;
import touchline.server.account.Learner;
import touchline.server.assignment.Work;
import touchline.server.submission.Scope;

/**
 * Where a method is written: by oneself, or for an assignment.
 *
 * @param path of its page; what it sends goes to addresses below
 * @param work empty outside assignments
 */
record CodePlace(CodeTask task, String path, Optional<Work> work) {
  static CodePlace own(CodeTask task) {
    return new CodePlace(task, task.path(), Optional.empty());
  }

  static CodePlace of(CodeTask task, Work work) {
    return new CodePlace(task, work.path(), Optional.of(work));
  }

  /** Where a submission is shown. */
  String path(long submission) {
    return path + "?submission=" + submission;
  }

  /** A name by which the browser keeps a draft; one for each place. */
  String draft() {
    return work.map(known -> "assignment " + known.assignment().id() + " ").orElse("")
        + task.exercise().form();
  }

  /** Which submissions are shown here. */
  Scope scope(Learner learner) {
    return new Scope(learner, task.id(), work.map(known -> known.assignment().id()).orElse(0L));
  }

  /** Where the task is another form of what was asked: of a submission. */
  CodePlace with(CodeTask other) {
    return new CodePlace(other, path, work);
  }

  /**
   * Whether the lesson's method may be shown beside theirs, or run in its figure: not in an
   * assignment before its time, nor where it is given and gives something else.
   *
   * @param used attempts that count
   */
  boolean mayTell(int used) {
    return task.isTaught()
        && task.exercise().number() == 0
        && work.map(known -> known.mayTell(attempts() > 0 && used >= attempts())).orElse(true);
  }

  double points() {
    return work.map(known -> known.part().points()).orElseGet(task::points);
  }

  /** How many submissions count; 0 for any number. */
  int attempts() {
    return work.map(Work::attempts).orElseGet(task::attempts);
  }

  /** Whether methods are taken. */
  boolean isOpen() {
    return work.map(Work::isOpen).orElse(true);
  }
}
