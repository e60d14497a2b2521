package touchline.figure;

import java.util.LinkedHashMap;
import java.util.Map;
import touchline.trace.Call;

/**
 * The lines of the methods that a figure may step through, by their numbers in the source file;
 * empty in an author's text, put in from the source when the lesson is compiled.
 *
 * @param methods by class and tag, such as {@code SegmentCircle#closestPoint}
 */
public record Code(Map<String, Map<Integer, String>> methods) {
  /** Adds a line that a description gives. */
  static void add(Map<String, Map<Integer, String>> methods, String method, int line, String text) {
    methods.computeIfAbsent(method, name -> new LinkedHashMap<>()).put(line, text);
  }

  /** The lines of a method; none if it is not known. */
  public Map<Integer, String> of(String method) {
    return methods.getOrDefault(method, Map.of());
  }

  /** The method that a call is of; the text is empty if it is not known. */
  String methodOf(Call call) {
    for (Map.Entry<String, Map<Integer, String>> method : methods.entrySet()) {
      if (method.getKey().startsWith(call.type() + "#")
          && method.getValue().containsKey(call.first())) {
        return method.getKey();
      }
    }
    return "";
  }
}
