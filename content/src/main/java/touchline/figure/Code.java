package touchline.figure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.trace.Call;

/**
 * The methods that a figure may step through, by class and tag, such as {@code
 * SegmentCircle#closestPoint}; empty in an author's text, put in when the lesson is compiled.
 *
 * @param methods their lines, by the numbers in the source file
 * @param called how those that the figure's own method calls are drawn
 */
public record Code(Map<String, Map<Integer, String>> methods, Map<String, List<Show>> called) {
  /** Adds a line that a description gives. */
  static void add(Map<String, Map<Integer, String>> methods, String method, int line, String text) {
    methods.computeIfAbsent(method, name -> new LinkedHashMap<>()).put(line, text);
  }

  /** How the variables of a called method are drawn. */
  List<Show> shows(String method) {
    return called.getOrDefault(method, List.of());
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
