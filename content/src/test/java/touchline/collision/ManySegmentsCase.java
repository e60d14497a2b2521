package touchline.collision;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** A row of moving_circle_many_segments.jsonl. */
record ManySegmentsCase(
    String name, List<Segment> segments, double[] motion, double time, List<Integer> first) {
  private static final Pattern NUMBER = Pattern.compile("[-+]?0x[0-9a-f.]+p[-+]?\\d+");
  private static final Pattern INTEGER = Pattern.compile("\\d+");

  static List<ManySegmentsCase> all() {
    return CaseRows.lines("moving_circle_many_segments.jsonl").stream()
        .map(ManySegmentsCase::of)
        .toList();
  }

  private static ManySegmentsCase of(String line) {
    List<Double> ends = numbers(between(line, "\"segments\": [", "\"motion\""));
    List<Segment> segments = new ArrayList<>();
    for (int i = 0; i < ends.size(); i += 4) {
      segments.add(Segment.of(ends.get(i), ends.get(i + 1), ends.get(i + 2), ends.get(i + 3)));
    }
    double[] motion =
        numbers(between(line, "\"motion\": [", "]")).stream().mapToDouble(x -> x).toArray();
    List<Double> time = numbers(between(line, "\"first_t_hex\": ", ","));
    List<Integer> first =
        INTEGER
            .matcher(between(line, "\"first_indices\": [", "]"))
            .results()
            .map(found -> Integer.valueOf(found.group()))
            .toList();
    String name = between(line, "\"id\": ", ",") + between(line, "\"category\": ", ",");
    return new ManySegmentsCase(
        name, segments, motion, time.isEmpty() ? Double.NaN : time.get(0), first);
  }

  private static String between(String line, String start, String end) {
    int from = line.indexOf(start) + start.length();
    return line.substring(from, line.indexOf(end, from));
  }

  private static List<Double> numbers(String text) {
    return NUMBER.matcher(text).results().map(MatchResult::group).map(Double::valueOf).toList();
  }

  Circle circle() {
    return new Circle(new Vec2(motion[0], motion[1]), motion[4]);
  }

  Vec2 velocity() {
    return new Vec2(motion[2], motion[3]);
  }

  @Override
  public String toString() {
    return name;
  }
}
