package touchline.server.grading.worker;

import java.io.PrintStream;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.StringJoiner;
import java.util.random.RandomGenerator;
import java.util.stream.BaseStream;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a program's static variables hold, as it was when the classes were ready. A
 * result may not depend on earlier calls, so whatever can be reached from a static variable must
 * stay, through any object of the library. Tables that are filled once and only read pass.
 */
final class Statics {
  static final int MOST_PARTS = 8_192;

  private final IdentityHashMap<Object, Part> parts = new IdentityHashMap<>();
  private final List<Part> inOrder = new ArrayList<>();
  private final Deque<Reached> next = new ArrayDeque<>();
  private @Nullable String changeable;
  private int count;

  /** A value that a static variable leads to. */
  private record Reached(String variable, Object value) {}

  /** A holder of values, and what it held. */
  private record Part(String variable, Object holder, List<@Nullable Object> held) {
    boolean isUnchanged() {
      List<@Nullable Object> now = Insides.of(holder);
      if (now.size() != held.size()) {
        return false;
      }
      for (int i = 0; i < now.size(); i++) {
        if (!isSame(now.get(i), held.get(i))) {
          return false;
        }
      }
      return true;
    }

    private static boolean isSame(@Nullable Object now, @Nullable Object before) {
      return now == before
          || (now != null && isText(now) && before != null && Objects.equals(now, before));
    }
  }

  private Statics() {}

  /** Takes classes that are initialized. */
  static Statics of(Collection<Class<?>> classes) {
    Statics statics = new Statics();
    for (Class<?> type : classes) {
      for (Field field : type.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers())) {
          statics.reach(field.getName(), Insides.value(field, null));
        }
      }
    }
    statics.goOn();
    return statics;
  }

  /** The name of a static variable that can hold something from one call to the next. */
  Optional<String> changeable() {
    return Optional.ofNullable(count > MOST_PARTS ? inOrder.get(0).variable() : changeable);
  }

  /** The name of a static variable whose content is another than at first. */
  Optional<String> changed() {
    for (Part part : inOrder) {
      if (!part.isUnchanged()) {
        return Optional.of(part.variable());
      }
    }
    return Optional.empty();
  }

  private void reach(String variable, @Nullable Object value) {
    if (value == null || isLeaf(value)) {
      return;
    }
    if (isChangeable(value)) {
      changeable = variable;
    } else {
      next.add(new Reached(variable, value));
    }
  }

  private void goOn() {
    while (!next.isEmpty() && count <= MOST_PARTS && changeable == null) {
      Reached reached = next.remove();
      if (!parts.containsKey(reached.value())) {
        add(reached);
      }
    }
  }

  private void add(Reached reached) {
    try {
      Part part = new Part(reached.variable(), reached.value(), Insides.of(reached.value()));
      parts.put(reached.value(), part);
      inOrder.add(part);
      count += 1 + part.held().size();
      part.held().forEach(held -> reach(reached.variable(), held));
    } catch (InaccessibleObjectException unknown) {
      // Nobody knows what it can hold.
      changeable = reached.variable();
    }
  }

  /** What cannot change, or leads nowhere. */
  private static boolean isLeaf(Object value) {
    ClassLoader loader = value.getClass().getClassLoader();
    boolean isOurs = loader != null && !(loader instanceof StudentLoader);
    return isText(value)
        || (isOurs && !value.getClass().isArray())
        || value instanceof Class
        || value instanceof Locale
        || value instanceof MathContext
        || value instanceof RoundingMode
        || value instanceof PrintStream;
  }

  /** A value that is the same when it is equal. */
  private static boolean isText(Object value) {
    return value.getClass().getClassLoader() == null
        && (value instanceof Number
            || value instanceof Boolean
            || value instanceof Character
            || value instanceof String);
  }

  private static boolean isChangeable(Object value) {
    boolean isOfTheLibrary = value.getClass().getClassLoader() == null;
    return isOfTheLibrary
        && (value instanceof RandomGenerator
            || value instanceof StringJoiner
            || value instanceof BaseStream
            || value instanceof Iterator
            || value instanceof Spliterator
            || value.getClass().getName().endsWith("SummaryStatistics"));
  }
}
