package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.location;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;

/** Rosters whose headings somebody explains, and what Canvas calls its people. */
@Tag("store")
class RosterMappingTest {
  @TempDir private Path data;
  private ClassRoom room;

  @BeforeEach
  void start() {
    room = new ClassRoom(data);
  }

  @AfterEach
  void stop() {
    room.close();
  }

  private String upload(String file) {
    return location(room.owner.fill(room.course + "/roster", "text", file));
  }

  @Test
  void unknownHeadingsAreSaidByHand() {
    String preview = upload("Kurzzeichen;Wer;Zug\nann;Ann Lee;A\n");
    HttpResponse<String> unknown = room.owner.get(preview);
    assertEquals(422, unknown.statusCode());
    assertTrue(unknown.body().contains("<label for=\"as0\">Kurzzeichen</label>"), unknown.body());
    String said = preview + "?as0=LOGIN&as1=NAME&as2=SECTION";
    HttpResponse<String> known = room.owner.get(said);
    assertEquals(200, known.statusCode(), known.body());
    assertTrue(known.body().contains("New accounts: 1"), known.body());
    assertTrue(known.body().contains("action=\"" + said.replace("&", "&amp;") + "\""), "kept");
    assertEquals(422, room.owner.fill(preview).statusCode(), "not without what was said");
    location(room.owner.fill(said));
    assertEquals(
        List.of("ann Ann Lee A"),
        Rows.of(
            data,
            "SELECT login || ' ' || name || ' ' || section FROM member"
                + " JOIN account ON account.id = member.account WHERE role = 'student'"));
    assertEquals(422, room.owner.get(preview + "?as0=LOGIN&as1=LOGIN").statusCode());
  }

  @Test
  void knownHeadingCanBeLeftAlone() {
    String preview = upload("login,name,section\nann,Ann,A\n");
    String said = preview + "?as2=NOTHING";
    assertTrue(room.owner.get(said).body().contains("Columns left alone: <span>section</span>"));
    location(room.owner.fill(said));
    assertEquals(List.of(""), Rows.of(data, "SELECT section FROM member WHERE role = 'student'"));
  }

  @Test
  void idsOfCanvasAreKeptAndWrittenBack() {
    room.assignment();
    String list =
        "user_id,login_id,first_name,last_name,status\nS-77,ann,Ann,Lee,active\n"
            + "S-78,ben,Ben,Ray,active\n";
    String preview = upload(list);
    assertTrue(room.owner.get(preview).body().contains("how Canvas names 2 students"), preview);
    location(room.owner.fill(preview));
    String canvas = room.owner.get(room.course + "/gradebook.csv?for=canvas").body();
    assertTrue(canvas.contains("\"Lee, Ann\",,S-77,ann,"), canvas);
    String again = upload(list);
    assertTrue(room.owner.get(again).body().contains("There is nothing to do."), "a second time");
    String gradebook =
        upload("Student,ID,SIS User ID,SIS Login ID,Section\n\"Lee, Ann\",901,,ann,\n");
    HttpResponse<String> fresh = room.owner.get(gradebook);
    assertFalse(fresh.body().contains("There is nothing to do."), fresh.body());
    location(room.owner.fill(gradebook));
    String both = room.owner.get(room.course + "/gradebook.csv?for=canvas").body();
    assertTrue(both.contains("\"Lee, Ann\",901,S-77,ann,"), both);
    assertTrue(both.contains("\"Ray, Ben\",,S-78,ben,"), both);
  }
}
