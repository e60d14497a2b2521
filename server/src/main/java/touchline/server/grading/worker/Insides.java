package touchline.server.grading.worker;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.Vector;
import org.jspecify.annotations.Nullable;

/**
 * What an object holds, read without running anything of a student's: fields, and the elements of
 * collections whose iterators are known to call nobody. Views such as a part of a sorted map, which
 * ask a comparator, and functions of the library, which hold a student's, are read by their fields.
 */
final class Insides {
  private static final int MOST = Statics.MOST_PARTS + 1;

  /** Going through one of these runs the library's code only, and cannot fail. */
  private static final Set<Class<?>> COLLECTIONS =
      Set.of(
          ArrayList.class,
          ArrayDeque.class,
          HashSet.class,
          LinkedHashSet.class,
          LinkedList.class,
          PriorityQueue.class,
          Stack.class,
          Vector.class);

  private static final Set<Class<?>> MAPS =
      Set.of(EnumMap.class, HashMap.class, LinkedHashMap.class, TreeMap.class);

  /** What would pass for a note and is none: the map in a sorted set, and what exceptions hold. */
  private static final Set<String> KEPT = Set.of("m", "cause", "suppressedExceptions");

  private Insides() {}

  /**
   * Values and references that the object holds.
   *
   * @throws InaccessibleObjectException if it is of a kind that cannot be read
   */
  static List<@Nullable Object> of(Object holder) {
    if (holder.getClass().isArray()) {
      return elements(holder);
    }
    if (holder instanceof StringBuilder text) {
      return Arrays.asList(text.toString());
    }
    List<@Nullable Object> held = fields(holder);
    if (COLLECTIONS.contains(holder.getClass())) {
      ((Collection<?>) holder).stream().limit(MOST).forEach(held::add);
    } else if (MAPS.contains(holder.getClass())) {
      for (Map.Entry<?, ?> entry : ((Map<?, ?>) holder).entrySet()) {
        held.add(entry.getKey());
        held.add(entry.getValue());
        if (held.size() > MOST) {
          break;
        }
      }
    }
    return held;
  }

  private static List<@Nullable Object> elements(Object array) {
    int length = Math.min(Array.getLength(array), MOST);
    List<@Nullable Object> elements = new ArrayList<>(length);
    for (int i = 0; i < length; i++) {
      elements.add(Array.get(array, i));
    }
    return elements;
  }

  private static List<@Nullable Object> fields(Object object) {
    List<@Nullable Object> values = new ArrayList<>();
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type == Enum.class ? new Field[0] : type.getDeclaredFields()) {
        if (counts(type, field)) {
          values.add(value(field, object));
        }
      }
    }
    return values;
  }

  /**
   * What the library marks as transient are its notes, such as a view that was asked for once; and
   * the room of a collection and its counters say nothing that its elements do not say.
   */
  private static boolean counts(Class<?> type, Field field) {
    int modifiers = field.getModifiers();
    if (Modifier.isStatic(modifiers)) {
      return false;
    }
    boolean isOwn = type.getClassLoader() instanceof StudentLoader;
    boolean isRoom =
        (field.getType().isPrimitive() || field.getType().isArray())
            && (COLLECTIONS.contains(type) || MAPS.contains(type));
    boolean isNote = Modifier.isTransient(modifiers) || isRoom || type == Throwable.class;
    return isOwn || !isNote || KEPT.contains(field.getName());
  }

  static @Nullable Object value(Field field, @Nullable Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException refused) {
      throw new IllegalStateException("an accessible field must be readable: " + field, refused);
    }
  }
}
