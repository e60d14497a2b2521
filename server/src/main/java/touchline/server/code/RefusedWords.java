package touchline.server.code;

import touchline.server.assignment.Work;
import touchline.server.code.CodeRuns.Answer;
import touchline.server.exercise.AnonymousWords;
import touchline.server.submission.HandInResult;

/** Why a method was not taken. */
final class RefusedWords {
  private RefusedWords() {}

  static Answer of(HandInResult handedIn, CodePlace place) {
    if (handedIn instanceof HandInResult.TooMany) {
      return Answer.tooMany(
          "Your earlier submissions still wait to be marked. This one was not stored; send it again"
              + " when they are.");
    }
    if (handedIn instanceof HandInResult.Crowded) {
      return Answer.tooMany(
          "Many methods from people without an account are waiting to be marked, so yours was not"
              + " stored. Send it again in a minute, or sign in: then it need not wait for theirs.");
    }
    if (handedIn instanceof HandInResult.Over) {
      return over();
    }
    if (handedIn instanceof HandInResult.Closed) {
      return new Answer(422, ResultView.problem("closed", closed(place)));
    }
    String problem =
        "All "
            + place.attempts()
            + " submissions of this exercise are used. This one was not stored; you can still run"
            + " it.";
    return new Answer(422, ResultView.problem("used-up", problem));
  }

  /** Enough is stored today. */
  static Answer over() {
    return new Answer(429, ResultView.problem("over", AnonymousWords.OVER));
  }

  private static String closed(CodePlace place) {
    boolean isStaff = place.work().map(Work::isStaff).orElse(false);
    return isStaff
        ? "What staff submit is not recorded here; Run works."
        : "Nothing is taken here now. "
            + place.work().map(Work::times).orElse("")
            + " This one was not stored; you can still run it.";
  }
}
