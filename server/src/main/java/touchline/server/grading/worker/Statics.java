package touchline.server.grading.worker;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.StringJoiner;
import java.util.stream.BaseStream;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a program's static variables hold, as it was when the classes were ready. A
 * result may not depend on earlier calls, so what can be reached from a static variable must stay.
 * Tables that are filled once and only read pass.
 */
final class Statics {
  private static final int MOST_PARTS = 4_096;

  private final IdentityHashMap<Object, Part> parts = new IdentityHashMap<>();
  private final List<Part> inOrder = new ArrayList<>();
  private @Nullable String changeable;
  private int count;

  /** A holder of values, and what it held. */
  private record Part(String variable, Object holder, List<@Nullable Object> held) {
    boolean isUnchanged() {
      List<@Nullable Object> now = Statics.held(holder);
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
      boolean isBoxed =
          now instanceof Number
              || now instanceof Boolean
              || now instanceof Character
              || now instanceof String;
      return now == before || (isBoxed && Objects.equals(now, before));
    }
  }

  private Statics() {}

  /** Takes classes that are initialized. */
  static Statics of(Collection<Class<?>> classes) {
    Statics statics = new Statics();
    for (Class<?> type : classes) {
      for (Field field : type.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers())) {
          statics.reach(field.getName(), value(field, null));
        }
      }
    }
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
    if (value == null || parts.containsKey(value) || count > MOST_PARTS || isLeaf(value)) {
      return;
    }
    if (isChangeable(value)) {
      changeable = variable;
      return;
    }
    Part part = new Part(variable, value, held(value));
    parts.put(value, part);
    inOrder.add(part);
    count += 1 + part.held().size();
    part.held().forEach(held -> reach(variable, held));
  }

  private static boolean isLeaf(Object value) {
    Class<?> type = value.getClass();
    boolean isHolder = type.isArray() || value instanceof Collection || value instanceof Map;
    boolean isOwn = type.getClassLoader() instanceof StudentLoader;
    return !isHolder && !isOwn && !(value instanceof StringBuilder) && !isChangeable(value);
  }

  private static boolean isChangeable(Object value) {
    return value instanceof Random
        || value instanceof StringJoiner
        || value instanceof BaseStream
        || (value.getClass().getClassLoader() == null && value instanceof Iterator)
        || value.getClass().getName().endsWith("SummaryStatistics");
  }

  private static List<@Nullable Object> held(Object holder) {
    if (holder instanceof Collection<?> elements) {
      return new ArrayList<>(elements);
    }
    if (holder instanceof Map<?, ?> map) {
      List<@Nullable Object> held = new ArrayList<>(map.keySet());
      held.addAll(map.values());
      return held;
    }
    if (holder instanceof StringBuilder text) {
      return Arrays.asList(text.toString());
    }
    return holder.getClass().isArray() ? elements(holder) : fields(holder);
  }

  private static List<@Nullable Object> elements(Object array) {
    int length = Math.min(Array.getLength(array), MOST_PARTS + 1);
    List<@Nullable Object> elements = new ArrayList<>(length);
    for (int i = 0; i < length; i++) {
      elements.add(Array.get(array, i));
    }
    return elements;
  }

  private static List<@Nullable Object> fields(Object object) {
    List<@Nullable Object> values = new ArrayList<>();
    for (Class<?> type = object.getClass();
        type != null && type.getClassLoader() instanceof StudentLoader;
        type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          values.add(value(field, object));
        }
      }
    }
    return values;
  }

  private static @Nullable Object value(Field field, @Nullable Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException refused) {
      throw new IllegalStateException("a student's field must be readable: " + field, refused);
    }
  }
}
