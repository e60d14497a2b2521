package touchline.server.store;

import java.nio.file.Path;
import java.util.List;

/** How SQLite would answer a query. */
public final class QueryPlans {
  /** Tables that grow with the class and the weeks. */
  private static final String LARGE =
      "(submission|code_submission|attempt|progress|standing|grade|override|member|account|audit"
          + "|assignment|assignment_part|regrade_request|regrade_message|remark_student|remark_row"
          + "|annotation|feedback|rubric_tick|rubric_item"
          + "|extension|learner|draw|turn|session|api_token|account_token|marks_upload|not_mine|outbox)";

  private QueryPlans() {}

  /**
   * The steps of its plan that read a large table from end to end.
   *
   * @param query with named parameters, as a store has it
   */
  public static List<String> scans(Path data, String query) {
    String plain = query.replaceAll("<[a-z]+>", "1, 2").replaceAll(":[a-z]+", "1");
    try (Database database = Database.open(data)) {
      return database
          .read(
              handle ->
                  handle
                      .createQuery("EXPLAIN QUERY PLAN " + plain)
                      .map((row, context) -> row.getString("detail"))
                      .list())
          .stream()
          .filter(step -> step.matches("SCAN " + LARGE + "\\b(?! USING COVERING INDEX).*"))
          .toList();
    }
  }
}
