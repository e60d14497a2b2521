package touchline.server.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.exercise.Seeds;
import touchline.server.course.AnyRoster;
import touchline.server.gradebook.AnyMarks;
import touchline.task.Kind;
import touchline.task.Marker;
import touchline.topic.Topics;

/** What people of a course send: expressions for the gaps of a listing, rosters, marks. */
final class CourseTargets {
  private CourseTargets() {}

  static List<Target> all() {
    return List.of(gaps(), roster(), marks());
  }

  private static List<byte[]> bytes(String... texts) {
    return Stream.of(texts).map(text -> text.getBytes(UTF_8)).toList();
  }

  /** The same text in every gap of every exercise, read and then run on the cases. */
  private static Target gaps() {
    List<Marker> markers =
        Topics.tasks().stream()
            .filter(task -> task.kind() == Kind.GAPS)
            .map(task -> Marker.of(task, Seeds.FIRST))
            .toList();
    List<byte[]> seeds = new ArrayList<>();
    for (Marker marker : markers) {
      marker.right(0).forEach(right -> seeds.add(right.getBytes(UTF_8)));
    }
    return new Target(
        "gaps",
        300,
        seeds,
        input -> {
          String typed = new String(input, UTF_8);
          for (Marker marker : markers) {
            int gaps = marker.variant().questions().get(0).fields().size();
            List<String> texts = Collections.nCopies(gaps, typed);
            double mark = marker.mark(new Answer(0, texts, DecimalMark.POINT)).mark();
            if (!(mark >= 0 && mark <= 1)) {
              throw new IllegalStateException("a mark must be from 0 to 1: " + mark);
            }
          }
        });
  }

  private static Target roster() {
    List<byte[]> seeds =
        bytes(
            "login,name,section\r\nbo,\"Bo, the first\",A\r\ncy,Cy,B\r\n",
            "Vorname;Nachname;E-Mail\nBo;Ö\u0308;bo@uni.example\n",
            "Student,ID,SIS User ID,SIS Login ID,Section\n"
                + "Points Possible,,,,\n"
                + "\"O, Bo\",7,x,bo,A\n",
            "canvas_user_id,user_id,login_id,full_name,status\n"
                + "1,2,bo,Bo,active\n"
                + "2,3,cy,,deleted\n");
    return new Target("roster", 3_000, seeds, AnyRoster::read);
  }

  private static Target marks() {
    List<byte[]> seeds =
        bytes(
            "login,Week 1,Exam\nbo,7.5,excused\ncy,,3\n",
            "Student,ID,SIS User ID,SIS Login ID,Section,Week 1 (12)\n"
                + "    Points Possible,,,,,10\n\"O, Bo\",7,x,bo,A,2\n",
            "Username;Week 1\nbo;1,5\ncy;1e3\n");
    return new Target("marks", 3_000, seeds, AnyMarks::read);
  }
}
