package touchline.server.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import touchline.server.statistics.MistakeStore.Wrong;

/**
 * A mistake of a class in an exercise.
 *
 * @param ids readings of the same answer, with blanks between
 * @param accounts who made it, the latest first
 * @param situations students by sort of question, where the exercise has several sorts
 */
record MistakeCount(
    String exercise, String ids, Set<Long> accounts, int answers, Map<String, Integer> situations) {
  MistakeCount {
    accounts = new LinkedHashSet<>(accounts);
    situations = new TreeMap<>(situations);
  }

  /** Which sort of question an answer was given to; empty if there is one sort only. */
  interface SituationOf {
    String of(Wrong wrong);
  }

  private record Key(String exercise, String ids) {}

  /** Those that most students make first. */
  static List<MistakeCount> of(List<Wrong> answers, SituationOf situation) {
    Map<Key, List<Wrong>> byKey = new LinkedHashMap<>();
    for (Wrong wrong : answers) {
      byKey
          .computeIfAbsent(new Key(wrong.exercise(), wrong.mistakes()), key -> new ArrayList<>())
          .add(wrong);
    }
    return byKey.entrySet().stream()
        .map(entry -> count(entry.getKey(), entry.getValue(), situation))
        .sorted(
            Comparator.<MistakeCount>comparingInt(count -> -count.accounts().size())
                .thenComparingInt(count -> -count.answers()))
        .toList();
  }

  private static MistakeCount count(Key key, List<Wrong> answers, SituationOf situation) {
    Set<Long> accounts = new LinkedHashSet<>();
    Map<String, Set<Long>> bySituation = new TreeMap<>();
    for (Wrong wrong : answers) {
      accounts.add(wrong.account());
      String sort = situation.of(wrong);
      if (!sort.isEmpty()) {
        bySituation.computeIfAbsent(sort, name -> new LinkedHashSet<>()).add(wrong.account());
      }
    }
    Map<String, Integer> situations = new TreeMap<>();
    bySituation.forEach((sort, who) -> situations.put(sort, who.size()));
    return new MistakeCount(key.exercise(), key.ids(), accounts, answers.size(), situations);
  }

  String situationText() {
    List<String> words = new ArrayList<>();
    situations.forEach((sort, students) -> words.add(sort + ": " + students));
    return String.join(", ", words);
  }
}
