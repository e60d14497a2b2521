package touchline.server.demo;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import touchline.server.assignment.plan.Schedule;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;

/** Who is in the invented course, and what it asks for: an assignment a week, the last one open. */
final class DemoCourse {
  static final String TITLE = "Games 1 (invented)";

  private static final List<String> SECTIONS = List.of("Tuesday", "Thursday", "Friday");

  /** As the store writes it: up to so many hours late, so many percent are kept. */
  private static final String LATE = "24:80 72:50";

  /** Lessons with exercises of several kinds and mistakes that are known. */
  private static final List<String> TOPICS =
      List.of("closest-point", "overlap", "push-out", "lines", "moving-circle", "safe-pass");

  /** Its method is asked for in forms that the lesson does not print. */
  private static final String VARIED = "overlap/write-it";

  static final ZoneId ZONE = ZoneId.of("Europe/Berlin");

  /** On the clocks of the course, summer and winter. */
  private static final LocalTime DUE = LocalTime.of(18, 0);

  private DemoCourse() {}

  /** The first four are an owner, an instructor, an assistant of a section, and one of all. */
  static List<DemoPerson> people(int students, Random random) {
    List<DemoPerson> people = new ArrayList<>();
    people.add(new DemoPerson("owner", "Ottilie Marsh", "owner", "", 0));
    people.add(new DemoPerson("instructor", "Iker Etxeberria", "instructor", "", 0));
    people.add(new DemoPerson("assistant", "Asha Verma", "assistant", SECTIONS.get(0), 0));
    people.add(new DemoPerson("assistant2", "Ari Lund", "assistant", "", 0));
    for (int i = 0; i < students; i++) {
      String login = i == 0 ? "student" : DemoNames.login(i);
      String section = SECTIONS.get(i % SECTIONS.size());
      double skill = Math.min(1, Math.max(0.05, 0.6 + 0.25 * random.nextGaussian()));
      people.add(new DemoPerson(login, DemoNames.name(i), "student", section, skill));
    }
    return people;
  }

  /** All but the last are due in the past; the last one is open. */
  static List<DemoAssignment> assignments(Lessons lessons, int count, Instant now) {
    List<Lesson> topics = TOPICS.stream().flatMap(slug -> lessons.lesson(slug).stream()).toList();
    List<DemoAssignment> assignments = new ArrayList<>();
    for (int week = 1; week <= count; week++) {
      Lesson topic = topics.get((week - 1) % topics.size());
      ZonedDateTime due = due(now).plusWeeks(week - count);
      assignments.add(
          new DemoAssignment(
              "Week " + week + ": " + topic.title(),
              schedule(due),
              points(lessons, topic),
              Set.of(VARIED),
              LATE));
    }
    return assignments;
  }

  private static ZonedDateTime due(Instant now) {
    return now.atZone(ZONE).with(DUE).plusDays(5);
  }

  private static Schedule schedule(ZonedDateTime due) {
    return new Schedule(
        due.minusWeeks(1).toInstant(), due.toInstant(), due.plusDays(3).toInstant());
  }

  private static Map<String, Double> points(Lessons lessons, Lesson topic) {
    Map<String, Double> points = new LinkedHashMap<>();
    for (String exercise : topic.exercises()) {
      lessons.exercise(exercise).ifPresent(text -> points.put(exercise, text.terms().points()));
    }
    return points;
  }
}
