package touchline.server.exercise.credit;

import java.util.Optional;
import touchline.server.account.Visitor;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Submission;

/** What an exercise for credit belongs to: oneself, or an attempt of an assignment. */
interface CreditSource {
  /** How the learner stands now. */
  Credit credit();

  /** Stores an answer; nothing if no more are taken. */
  Optional<Submission> add(Visitor who, MarkedAnswer answer);

  /** Why no more answers are taken. */
  String closed();

  /** Gives the hint of this number, from 1, if it is the next one. */
  void hint(int number);

  /** What stands around the panel in an assignment. */
  Optional<AssignedView> around(Credit credit);
}
