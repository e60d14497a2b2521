package touchline.server.gradebook;

import static touchline.server.ClassRoom.METHOD;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.assignment.HandedInMethods;

/** An assignment with a method that two students handed in; Eve's is to be commented on. */
public abstract class MarkingCase {
  private static final String SOURCE =
      "class Solution {\n  // <mine>\n  int f() {\n    return 1;\n  }\n}\n";

  @TempDir Path data;
  protected ClassRoom room;
  protected TestBrowser eve;
  protected TestBrowser bo;
  protected String assignment = "";
  protected String gradebook = "";
  protected String cell = "";
  protected String rubric = "";
  protected String method = "";

  @BeforeEach
  protected void start() {
    room = new ClassRoom(data);
    eve = room.member("eve", "student");
    bo = room.member("bo", "student");
    assignment = room.assignment("use:" + METHOD, "yes", "points:" + METHOD, "8");
    String id = assignment.replaceAll(".*/", "");
    gradebook = room.course + "/gradebook/" + id + "/";
    cell = gradebook + room.account("eve");
    rubric = room.course + "/rubrics/" + id + "/" + METHOD;
    String number = HandedInMethods.add(data, assignment, room.account("eve"), SOURCE, 0.5);
    HandedInMethods.add(data, assignment, room.account("bo"), SOURCE, 0.5);
    Rows.change(
        data,
        "INSERT INTO progress (attempt, at, mark) SELECT id, '"
            + room.clock.instant().plusSeconds(60)
            + "', 0.5 FROM attempt");
    method = cell + "/methods/" + number;
  }

  @AfterEach
  protected void stop() {
    room.close();
  }

  protected final void hold(String held) {
    String path = room.course + "/holds/" + assignment.replaceAll(".*/", "");
    ClassRoom.location(room.owner.fill(path, "held", held));
  }

  protected final void item(String points, String words) {
    ClassRoom.location(room.owner.fill(rubric, "points", points, "words", words));
  }

  protected final HttpResponse<String> tick(String account, String had, String... items) {
    String[] fields = new String[4 + 2 * items.length];
    fields[0] = "exercise";
    fields[1] = METHOD;
    fields[2] = "had";
    fields[3] = had;
    for (int i = 0; i < items.length; i++) {
      fields[4 + 2 * i] = "item:" + items[i];
      fields[5 + 2 * i] = "yes";
    }
    return room.owner.fill(gradebook + room.account(account) + "/rubric", fields);
  }
}
