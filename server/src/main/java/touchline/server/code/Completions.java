package touchline.server.code;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** What the editor of a method completes, read off the classes that a student may use. */
final class Completions {
  /** A line a method: {@code Vec2.plus(Vec2 other)}. */
  static final String WORDS =
      Stream.concat(
              Stream.of(
                      Vec2.class, Segment.class, Circle.class, Line.class, Stadium.class, Box.class)
                  .flatMap(Completions::own),
              mathematics())
          .collect(Collectors.joining("\n"));

  private Completions() {}

  private static Stream<String> own(Class<?> type) {
    Set<String> words = new TreeSet<>();
    for (Method method : type.getDeclaredMethods()) {
      int modifiers = method.getModifiers();
      boolean isPublic = Modifier.isPublic(modifiers) && !Modifier.isStatic(modifiers);
      if (isPublic && !List.of("equals", "hashCode", "toString").contains(method.getName())) {
        words.add(words(method));
      }
    }
    return words.stream();
  }

  /** Those from numbers to a number. */
  private static Stream<String> mathematics() {
    Set<String> words = new TreeSet<>();
    for (Method method : Math.class.getMethods()) {
      boolean isPlain =
          method.getReturnType() == double.class
              && Modifier.isStatic(method.getModifiers())
              && !method.getName().equals("random")
              && Arrays.stream(method.getParameterTypes()).allMatch(type -> type == double.class);
      if (isPlain) {
        words.add(words(method));
      }
    }
    return words.stream();
  }

  private static String words(Method method) {
    return Arrays.stream(method.getParameters())
        .map(Completions::words)
        .collect(
            Collectors.joining(
                ", ",
                method.getDeclaringClass().getSimpleName() + "." + method.getName() + "(",
                ")"));
  }

  /** The platform keeps no names of parameters. */
  private static String words(Parameter parameter) {
    String type = parameter.getType().getSimpleName();
    return parameter.isNamePresent() ? type + " " + parameter.getName() : type;
  }
}
