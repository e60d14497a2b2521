package touchline.server.author;

import java.util.ArrayList;
import java.util.List;
import touchline.server.author.folder.CaseLine;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.TestsText;
import touchline.server.author.folder.WrongProgram;
import touchline.suite.CaseFields;

/**
 * What students do in the exercise in which they write cases; templates read it.
 *
 * @param html the text as students see it
 * @param waiting how many mistakes wait to be exposed
 * @param silent names of those that do not wait
 * @param suite cases that expose all that wait, a line each
 */
public record Tried(
    String title, String html, int waiting, List<String> silent, List<String> suite) {
  public Tried {
    silent = List.copyOf(silent);
    suite = List.copyOf(suite);
  }

  static Tried of(ExerciseFolder folder, TestsText text, Trying trying) {
    List<String> names = folder.mistakes().stream().map(WrongProgram::name).toList();
    return new Tried(
        text.title(),
        FolderText.html(text, new ArrayList<>()),
        trying.suite().waiting().size(),
        trying.suite().silent(names.size()).stream().map(names::get).toList(),
        trying.suite().cases().stream()
            .map(input -> CaseLine.of(folder.head().method(), input))
            .toList());
  }

  /** In a sentence or two. */
  public String words() {
    String wait = waiting == 1 ? "One mistake waits" : waiting + " mistakes wait";
    String cases = suite.size() == 1 ? "one case does" : suite.size() + " cases do";
    return wait
        + " to be exposed. Students can write up to "
        + CaseFields.MOST
        + " cases; "
        + cases
        + ".";
  }

  /** What an author should know, a sentence each. */
  public List<String> remarks() {
    return silent.stream()
        .map(
            name ->
                "“"
                    + name
                    + "” does not wait: no case that is known here shows it to somebody who rounds"
                    + " to two decimals.")
        .toList();
  }
}
