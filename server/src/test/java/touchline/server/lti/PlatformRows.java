package touchline.server.lti;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.lti.service.LineItemService;

/**
 * Marks on their way to a platform in each state that a page shows, past the server. None of them
 * is sent: nobody there is known by a name of the platform's.
 */
public final class PlatformRows {
  private static final String NOW = "'2026-03-02T14:02:00Z'";
  private static final int FIRST = 901;

  private PlatformRows() {}

  /**
   * Two links of the only course of a platform: one that takes marks, and one for which no column
   * could be made.
   *
   * @param course its number here
   */
  public static void plant(Path data, String course) {
    assignment(data, course, FIRST, "Week 1");
    assignment(data, course, FIRST + 1, "Week 2");
    Rows.change(
        data,
        "UPDATE lti_context SET line_items = 'https://platform.invalid/items', scopes = '%s %s'"
            .formatted(TestServices.SCOPES, LineItemService.SCOPE));
    link(data, FIRST, "https://platform.invalid/item");
    link(data, FIRST + 1, "");
    Rows.change(
        data,
        "INSERT INTO lti_item (context, assignment, link, line_item, try_at, problem, status,"
            + " failures, tried_at) SELECT id, %1$d, %1$d, '', %2$d, 'it answered 403 (no such"
                .formatted(FIRST + 1, Instant.now().plusSeconds(7200).toEpochMilli())
            + " right)', 403, 1, "
            + NOW
            + " FROM lti_context");
    List<String> states = List.of("sent", "sent", "refused", "waiting");
    for (int i = 0; i < states.size(); i++) {
      mark(data, course, FIRST + i, states.get(i), i);
    }
    Rows.change(
        data,
        "INSERT INTO lti_reading (link, read_at, problem) VALUES (%d, '2026-03-02T14:05:00Z', '')"
            .formatted(FIRST));
  }

  private static void assignment(Path data, String course, int id, String title) {
    Rows.change(
        data,
        "INSERT INTO assignment (id, course, title, opens_at, due_at, closes_at, attempts, counting,"
            + " late_policy, solutions, is_published, created_at) VALUES (%1$d, %2$s, '%3$s', %4$s,"
                .formatted(id, course, title, NOW)
            + " %1$s, %1$s, 0, 'best', '', 'never', 1, %1$s)".formatted(NOW));
    Rows.change(
        data,
        "INSERT INTO assignment_part (assignment, exercise, position, points)"
            + " VALUES (%d, '%s', 0, 10)".formatted(id, ClassRoom.VALUE));
  }

  private static void link(Path data, int id, String lineItem) {
    Rows.change(
        data,
        "INSERT INTO lti_link (id, context, resource, title, target, assignment, line_item)"
            + " SELECT %1$d, id, 'r-%1$d', 'A link', 'assignment/%1$d', %1$d, '%2$s'"
                .formatted(id, lineItem)
            + " FROM lti_context");
  }

  /** The second one that was sent is overridden there. */
  private static void mark(Path data, String course, int id, String state, int points) {
    boolean isSent = state.equals("sent");
    for (String row :
        List.of(
            "learner (id, token_sha256, created_at) VALUES (%1$d, '%1$064d', %2$s)",
            "account (id, learner, login, name, is_administrator, created_at)"
                + " VALUES (%1$d, %1$d, 'login-%1$d', 'Student %1$d', 0, %2$s)",
            "member (course, account, role, section, joined_at)"
                + " VALUES (%3$s, %1$d, 'student', '', %2$s)",
            "grade (assignment, account, points, is_late, last_at)"
                + " VALUES (901, %1$d, %4$d, 0, %2$s)",
            "lti_score (link, account, line_item, points, worth, stamp, state, try_at, leased_until,"
                + " failures, problem, sent_at, shown) VALUES (901, %1$d,"
                + " 'https://platform.invalid/item', %4$d, 10, 1, '%5$s', 9000000000000000, 0, 0,"
                + " '%6$s', %7$s, %8$s)")) {
      Rows.change(
          data,
          "INSERT INTO "
              + row.formatted(
                  id,
                  NOW,
                  course,
                  points,
                  state,
                  state.equals("refused") ? "it answered 400" : "",
                  isSent ? NOW : "NULL",
                  isSent ? String.valueOf(points * 8.5) : "NULL"));
    }
  }
}
