package touchline.server.author;

import java.util.List;

/**
 * What became of a folder, for who looks after the site.
 *
 * @param path of the exercise's page; empty if it is not served
 * @param problems each with file, line and rule
 */
public record FolderReport(String folder, String title, String path, List<String> problems) {
  public FolderReport {
    problems = List.copyOf(problems);
  }
}
