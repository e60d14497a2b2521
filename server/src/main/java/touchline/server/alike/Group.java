package touchline.server.alike;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import touchline.server.alike.AlikeStore.Method;

/**
 * Students who agree.
 *
 * @param sort in what
 * @param what it is, for people; empty where the sort says it
 * @param texts by account, as they were handed in
 */
record Group(String exercise, Sort sort, String what, Map<Long, String> texts) {
  /** In what answers can agree. */
  enum Sort {
    /** Methods that are the same but for names, blanks and comments. */
    SHAPE,
    /** Methods that give the same wrong result, which no known mistake explains. */
    RESULT,
    /** Answers that show the same known mistake, which few made. */
    MISTAKE
  }

  /** Of so many students who agree are few, however small the class. */
  private static final int FEW = 3;

  /** Of a larger class, this part. */
  private static final int PART = 10;

  Group {
    texts = new LinkedHashMap<>(texts);
  }

  /** Up to how many of a number of students are few. */
  static int few(int students) {
    return Math.max(FEW, students / PART);
  }

  private record Key(String exercise, String what) {}

  /**
   * Methods that agree, the rarest first.
   *
   * @param begun how many students have begun an exercise, by id
   * @param starters what students find in the editor, by the exercise's id: one for each form
   */
  static List<Group> of(
      List<Method> methods, Map<String, Integer> begun, Function<String, List<String>> starters) {
    List<Group> groups = new ArrayList<>();
    Set<Set<Long>> known = new LinkedHashSet<>();
    by(methods, method -> shape(method, starters))
        .forEach(
            (key, texts) -> add(groups, known, new Group(key.exercise, Sort.SHAPE, "", texts)));
    by(methods, method -> method.mistake().isEmpty() ? method.example() : "")
        .forEach(
            (key, texts) ->
                add(groups, known, new Group(key.exercise, Sort.RESULT, key.what, texts)));
    groups.removeIf(group -> group.texts.size() > few(begun.getOrDefault(group.exercise, 0)));
    groups.sort((one, other) -> Integer.compare(one.texts.size(), other.texts.size()));
    return List.copyOf(groups);
  }

  /** Nothing where the starter was handed in as it is. */
  private static String shape(Method method, Function<String, List<String>> starters) {
    String shape = MethodShape.of(method.source());
    return starters.apply(method.exercise()).stream().map(MethodShape::of).anyMatch(shape::equals)
        ? ""
        : shape;
  }

  /** The same people are not shown twice for the same exercise. */
  private static void add(List<Group> groups, Set<Set<Long>> known, Group group) {
    if (group.texts.size() > 1 && known.add(group.texts.keySet())) {
      groups.add(group);
    }
  }

  private static Map<Key, Map<Long, String>> by(
      List<Method> methods, Function<Method, String> what) {
    Map<Key, Map<Long, String>> by = new LinkedHashMap<>();
    for (Method method : methods) {
      String key = what.apply(method);
      if (!key.isEmpty()) {
        by.computeIfAbsent(new Key(method.exercise(), key), none -> new LinkedHashMap<>())
            .putIfAbsent(method.account(), method.source());
      }
    }
    return by;
  }
}
