package touchline.server.assignment;

import java.nio.file.Path;
import java.util.List;
import touchline.server.ClassRoom;
import touchline.server.Rows;

/** Methods in the database as if students had handed them in, without a worker. */
public final class HandedInMethods {
  /** Of this many students. */
  private static final int STUDENTS = 16;

  /** It has nothing that the lesson prints. */
  private static final String SOURCE =
      """
      class Solution {
        static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
          double best = 7;
          for (int i = 0; i < 99; i++) {
            best = best * 3 - i / 5.5 + Math.cbrt(best + p.y() - 8);
            best = best < 4 ? best + 2 : Math.hypot(best, i + 6);
          }
          return new Vec2(best + a.x(), best - b.x() * 12);
        }
      }
      """;

  private HandedInMethods() {}

  /** The same method by several students of a large course. */
  public static void fill(Path data, String assignment) {
    List<String> accounts =
        Rows.of(data, "SELECT id FROM account WHERE login LIKE 'p%' ORDER BY id LIMIT " + STUDENTS);
    accounts.forEach(account -> add(data, assignment, account, SOURCE, 1));
  }

  /** A method of a student, for the exercise of {@link ClassRoom}; its number. */
  public static String add(
      Path data, String assignment, String account, String source, double mark) {
    String id = assignment.replaceAll(".*/", "");
    Rows.change(
        data,
        """
        INSERT INTO attempt (assignment, exercise, account, number, content_version, started_at)
        SELECT %s, '%s', %s, 1 + count(*), 'v', '2026-01-01T00:00:00Z' FROM attempt
        WHERE assignment = %s AND account = %s
        """
            .formatted(id, ClassRoom.METHOD, account, id, account));
    Rows.change(
        data,
        """
        INSERT INTO code_submission (learner, exercise, content_version, source, source_sha256, seed,
          form_key, received_at, state, mark, outcome, mistake, message, counterexample, example,
          attempt)
        SELECT learner, exercise, 'v', '%s', '%s', 1, '', '2026-01-01T00:00:00Z', 'marked', %s, '%s',
          '', '', '', '', attempt.id
        FROM attempt JOIN account ON account.id = attempt.account
        WHERE attempt.id = (SELECT max(id) FROM attempt)
        """
            .formatted(
                source.replace("'", "''"), "a".repeat(64), mark, mark == 1 ? "right" : "wrong"));
    return Rows.of(data, "SELECT max(id) FROM code_submission").get(0);
  }
}
