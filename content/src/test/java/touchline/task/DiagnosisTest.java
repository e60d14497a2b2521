package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.topic.Topics;
import touchline.topic.closestpoint.PointGiven;

class DiagnosisTest {
  private static final long SEED = 7;

  private final ValueTask<PointGiven> task = closestPoint();
  private final Marker marker = Marker.of(task, SEED);

  @SuppressWarnings("unchecked")
  private static ValueTask<PointGiven> closestPoint() {
    return (ValueTask<PointGiven>) Topics.task("closest-point-vector").orElseThrow();
  }

  private Learner<PointGiven> learner(String id) {
    List<Learner<PointGiven>> all = new ArrayList<>(Learner.all(task));
    all.addAll(Learner.pairs(task));
    return all.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
  }

  private List<Answer> wrong(String id) {
    return learner(id).answers(SEED).stream()
        .filter(answer -> !marker.mark(answer).isRight())
        .toList();
  }

  @Test
  void oneAnswerGivesTheFamilyAndSeveralTheMistake() {
    List<Answer> history = new ArrayList<>();
    history.add(wrong("M12").get(0));
    Diagnosis.OneOf family = (Diagnosis.OneOf) marker.diagnose(history);
    assertTrue(family.ids().contains("M12"), family::toString);
    history.addAll(wrong("M12").subList(1, wrong("M12").size()));
    assertEquals(new Diagnosis.Named("M12"), marker.diagnose(history));
  }

  @Test
  void twoMistakesAtOnceAreRecognisedWhenSeveralAnswersSaySo() {
    List<Diagnosis> diagnoses = new ArrayList<>();
    for (long seed = 1; seed <= 20; seed++) {
      List<Answer> answers = learner("M02+M10").answers(seed);
      diagnoses.add(Marker.of(task, seed).diagnoseAll(answers));
    }
    assertTrue(diagnoses.contains(new Diagnosis.Named("M02+M10")), diagnoses::toString);
    assertFalse(diagnoses.contains(new Diagnosis.NotRecognised()), diagnoses::toString);
  }

  @Test
  void learnersWithTwoMistakesAreNeverGivenAnotherPair() {
    TreeMap<String, Integer> outcomes = new TreeMap<>();
    for (long seed = 1; seed <= 10; seed++) {
      Marker marked = Marker.of(task, seed);
      for (Learner<PointGiven> learner : Learner.pairs(task)) {
        Diagnosis diagnosis = marked.diagnoseAll(learner.answers(seed));
        outcomes.merge(outcome(diagnosis, learner.id()), 1, Integer::sum);
      }
    }
    assertTrue(outcomes.getOrDefault("another", 0) == 0, outcomes::toString);
    assertTrue(outcomes.getOrDefault("named", 0) > 700, outcomes::toString);
  }

  /** A pair may give just what one mistake alone gives: then that one is no wrong guess. */
  private static String outcome(Diagnosis diagnosis, String id) {
    if (diagnosis instanceof Diagnosis.Named named) {
      if (named.id().equals(id)) {
        return "named";
      }
      return named.id().contains("+") ? "another" : "one of the two or as good as one";
    }
    return diagnosis.getClass().getSimpleName();
  }

  @Test
  void anAnswerThatIsNoKnownMistakeIsNotRecognised() {
    Answer odd = new Answer(0, List.of("(7.77, 7.31)"), DecimalMark.POINT);
    assertEquals(new Diagnosis.NotRecognised(), marker.diagnose(List.of(odd)));
  }

  @Test
  void aRightAnswerAtTheEndIsNotTalkedAbout() {
    List<Answer> history = new ArrayList<>(wrong("M12"));
    history.add(new Answer(0, marker.right(0), DecimalMark.POINT));
    assertEquals(new Diagnosis.Nothing(), marker.diagnose(history));
    assertEquals(new Diagnosis.Named("M12"), marker.diagnoseAll(history));
  }

  @Test
  void aLearnerWhoChangesTheIdeaIsJudgedByTheLastAnswer() {
    List<Answer> history = List.of(wrong("M27").get(0), wrong("M17").get(1));
    Diagnosis.OneOf last = (Diagnosis.OneOf) marker.diagnose(history);
    assertTrue(last.ids().contains("M17"), last::toString);
  }

  @Test
  void blanksAndUnreadableTextsSayNothing() {
    Answer blank = new Answer(0, List.of(" "), DecimalMark.POINT);
    Answer unreadable = new Answer(1, List.of("over there"), DecimalMark.POINT);
    assertEquals(new Diagnosis.Nothing(), marker.diagnose(List.of(blank, unreadable)));
  }
}
