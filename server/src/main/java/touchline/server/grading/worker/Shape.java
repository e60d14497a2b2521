package touchline.server.grading.worker;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import touchline.diagram.NumberText;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.server.grading.job.CaseTrace.Shown;

/** A value of a student's program as data, without running any of the program's code. */
final class Shape {
  private static final int MOST_ELEMENTS = 12;
  private static final int MOST_CHARACTERS = 200;
  private static final String GEOMETRY = "touchline.geometry";

  private Shape() {}

  static Object of(@Nullable Object value) {
    if (value == null) {
      return new Shown("null");
    }
    boolean isNumber = value instanceof Number && isOfTheLibrary(value);
    if (isNumber || value instanceof Boolean || value instanceof Character || isGeometry(value)) {
      return value;
    }
    return value instanceof String text ? cut(text) : new Shown(cut(text(value, 0)));
  }

  private static String text(@Nullable Object value, int depth) {
    if (value == null) {
      return "null";
    }
    if (value instanceof Enum<?> constant) {
      return constant.name();
    }
    if (value.getClass().isArray()) {
      return depth > 1 ? "[…]" : array(value, depth);
    }
    if (value instanceof Collection<?> elements && isOfTheLibrary(value)) {
      return depth > 1 ? "[…]" : elements(elements, depth);
    }
    if (value instanceof Vec2 point) {
      return NumberText.of(point);
    }
    if (value instanceof Circle circle) {
      return NumberText.of(circle.center()) + " radius " + NumberText.of(circle.radius());
    }
    boolean isPlain =
        value instanceof Number || value instanceof Boolean || value instanceof CharSequence;
    if (isGeometry(value) || (isPlain && isOfTheLibrary(value))) {
      return cut(value.toString());
    }
    String name = value.getClass().getSimpleName();
    return name.contains("$$Lambda") ? "a function" : "a " + name;
  }

  private static String array(Object array, int depth) {
    StringBuilder text = new StringBuilder("[");
    int length = Array.getLength(array);
    for (int i = 0; i < Math.min(length, MOST_ELEMENTS); i++) {
      text.append(i == 0 ? "" : ", ").append(text(Array.get(array, i), depth + 1));
    }
    return text.append(length > MOST_ELEMENTS ? ", …]" : "]").toString();
  }

  private static String elements(Collection<?> elements, int depth) {
    StringBuilder text = new StringBuilder("[");
    Iterator<?> each = elements.iterator();
    for (int i = 0; each.hasNext(); i++) {
      if (i == MOST_ELEMENTS) {
        return text.append(", …]").toString();
      }
      text.append(i == 0 ? "" : ", ").append(text(each.next(), depth + 1));
    }
    return text.append("]").toString();
  }

  /** An array of such values says that it comes from the same package. */
  private static boolean isGeometry(Object value) {
    return !value.getClass().isArray() && value.getClass().getPackageName().equals(GEOMETRY);
  }

  private static boolean isOfTheLibrary(Object value) {
    return value.getClass().getClassLoader() == null;
  }

  private static String cut(String text) {
    return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS) + "…";
  }
}
