package touchline.figure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import touchline.trace.Call;

/** Descriptions that tests start from. */
public final class Examples {
  static final String CLOSEST_POINT =
      """
      title: Closest point on a segment
      alt: A segment from a to b, a point p, and the point of the segment closest to p.
      run: SegmentCircle#closestPoint
      view: -1 -1 9 8
      inputs:
        a: point 1 1
        b: point 7 4
        p: point 3 6
      draw:
        segment: a b
      show:
        segV: arrow from a
        proj: length along unit from a
        return: point closest joined p
      narrate:
        segV: The vector from *a* to *b* is {segV}.
        unless proj <= 0: The foot does not lie before *a*.
        return a: It is *a* itself.
      """;

  public static final String MOVING =
      """
      title: When a moving circle meets a line
      alt: A circle with an arrow for its velocity, and a line that it moves towards.
      run: MovingCircle#timeToLine
      view: -1 -1 9 8
      move: circle along velocity until return
      inputs:
        circle: circle 1 6 1
        velocity: vector 6 -4 from circle
        line: line normal 0 1 through 4 3
      draw:
        sweep: circle velocity
        offset: line circle
      show:
        distance: drop from circle to line
        return: time of circle along velocity to line
      narrate:
        distance: The centre is {distance} m from the *line*.
        unless speed >= 0: It comes closer.
        return NEVER: It does not hit.
      predict:
        gap: number 0.5, How wide is the gap?
        return: yes-no, Does it hit the line, in this step?
      """;

  public static final String PASS =
      """
      title: Is the pass clean?
      alt: A pass from a to b and two opponents, each a circle.
      run: SafePass#isClean
      view: -1 -1 9 8
      inputs:
        a: point 1 1
        b: point 7 4
        opponents: circles 3 4 1, 6 2 0.8
      draw:
        segment: a b
      show:
        opponent: circle
        closest: point closest joined center
        distance: span center to closest
        return: says clean or blocked
      narrate:
        opponent: The next one is at {opponent}.
        unless another opponent: Nobody is left to ask.
        when distance <= opponent.radius(): This one reaches the pass.
      predict:
        return: yes-no, Is the pass clean?
      """;

  static final String DISTANCE =
      """
      title: How far apart two segments are
      alt: Two segments whose four ends can be moved.
      run: StadiumCollision#distance
      view: -1 -1 9 8
      inputs:
        segments: segments 0 1 4 1, 2 3 6 4
      show:
        return: number distance m
      narrate:
        return 0: They cross.
      """;

  private static final Path TAUGHT = Path.of("src/main/java/touchline/taught");

  private Examples() {}

  /** A description with the code of its method, as a lesson's compiler adds it. */
  static String withCode(String text) {
    String name = FigureText.parse(text).run().name();
    Map<String, Map<Integer, String>> methods = new LinkedHashMap<>();
    methods.put(name, code(name));
    called(text).forEach(method -> methods.put(method, code(method)));
    return text + Code.sections(name, methods);
  }

  /** The methods that a figure's own method calls. */
  static Set<String> called(String text) {
    Set<String> called = new LinkedHashSet<>();
    for (Call call : Calls.of(FigureText.parse(text))) {
      called.add(tagAt(call.type(), call.first()));
    }
    return called;
  }

  private static Map<Integer, String> code(String method) {
    int hash = method.indexOf('#');
    List<String> lines = lines(method.substring(0, hash));
    String tag = method.substring(hash + 1);
    Map<Integer, String> code = new TreeMap<>();
    for (int i = index(lines, "// tag::" + tag); i < index(lines, "// end::" + tag); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("//")) {
        code.put(i + 1, line);
      }
    }
    return code;
  }

  private static int index(List<String> lines, String marker) {
    return lines.stream().map(String::strip).toList().indexOf(marker + "[]");
  }

  private static String tagAt(String type, int line) {
    List<String> lines = lines(type);
    int at = line;
    while (!lines.get(at).strip().startsWith("// tag::")) {
      at--;
    }
    return type + "#" + lines.get(at).strip().replace("// tag::", "").replace("[]", "");
  }

  private static List<String> lines(String type) {
    try {
      return Files.readAllLines(TAUGHT.resolve(type + ".java"));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
