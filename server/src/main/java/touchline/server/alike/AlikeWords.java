package touchline.server.alike;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import touchline.server.gradebook.Student;

/**
 * Groups in words.
 *
 * @param students of the course by account
 * @param begun how many students have begun an exercise, by id
 * @param titles of exercises by id
 */
record AlikeWords(
    long course,
    long assignment,
    Map<Long, Student> students,
    Map<String, Integer> begun,
    Function<String, String> titles) {
  /** Pairs that agree once only are in the groups. */
  private static final int LEAST = 2;

  private static final int MOST_PAIRS = 12;

  /** Somebody's text, with a way to the rest of their work. */
  record Text(String path, String name, String text) {}

  /** A group; templates read it. */
  record View(String exercise, String what, String rarity, boolean isMethod, List<Text> texts) {}

  /** Two who agree more than once. */
  record Pair(String one, String other, int times) {}

  View group(Group group) {
    int of = begun.getOrDefault(group.exercise(), 0);
    List<Text> texts = new ArrayList<>();
    group
        .texts()
        .forEach((account, text) -> texts.add(new Text(path(account), name(account), text)));
    return new View(
        titles.apply(group.exercise()),
        what(group),
        group.texts().size() + " of " + of + " students",
        group.sort() != Group.Sort.MISTAKE,
        texts);
  }

  private static String what(Group group) {
    return switch (group.sort()) {
      case SHAPE -> "The same wrong method, but for names, blanks and comments.";
      case RESULT ->
          "Methods with the same wrong result, which no known mistake explains: " + group.what();
      case MISTAKE -> "The same mistake, which few made: " + group.what() + ".";
    };
  }

  private String path(long account) {
    return "/courses/" + course + "/gradebook/" + assignment + "/" + account;
  }

  private String name(long account) {
    return Optional.ofNullable(students.get(account)).map(Student::name).orElse("");
  }

  private record Two(long one, long other) {}

  /** Those who agree most often first. */
  List<Pair> pairs(List<Group> groups) {
    Map<Two, Integer> times = new LinkedHashMap<>();
    for (Group group : groups) {
      List<Long> accounts = List.copyOf(new TreeSet<>(group.texts().keySet()));
      for (int i = 0; i < accounts.size(); i++) {
        for (int j = i + 1; j < accounts.size(); j++) {
          times.merge(new Two(accounts.get(i), accounts.get(j)), 1, Integer::sum);
        }
      }
    }
    return times.entrySet().stream()
        .filter(entry -> entry.getValue() >= LEAST)
        .sorted(Comparator.comparingInt(entry -> -entry.getValue()))
        .limit(MOST_PAIRS)
        .map(
            entry ->
                new Pair(
                    name(entry.getKey().one()), name(entry.getKey().other()), entry.getValue()))
        .toList();
  }
}
