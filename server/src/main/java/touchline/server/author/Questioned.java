package touchline.server.author;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.question.AnsweredQuestion;
import touchline.question.QuestionDraw;
import touchline.question.Telling;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.Question;
import touchline.server.author.folder.QuestionReader;
import touchline.server.author.folder.WrongProgram;
import touchline.server.author.kept.Asked;
import touchline.task.Given;
import touchline.task.GivenValue;
import touchline.task.Task;

/**
 * What students are asked by an exercise's question, and what that shows of its mistakes; templates
 * read it.
 *
 * @param html the text as students see it
 * @param shown what is given in the first variant of practice
 * @param variants how many there are
 * @param cases how many of them are asked in each
 * @param complete how many variants show all mistakes that any shows
 * @param silent names of mistakes that never show
 * @param alike pairs that are never told apart
 */
public record Questioned(
    String title,
    String html,
    List<Shown> shown,
    int variants,
    int cases,
    int complete,
    List<String> silent,
    List<String> alike) {
  /** A case as it is given. */
  public record Shown(String words, String picture) {}

  public Questioned {
    shown = List.copyOf(shown);
    silent = List.copyOf(silent);
    alike = List.copyOf(alike);
  }

  static Questioned of(ExerciseFolder folder, Question question, Asked asked) {
    Telling telling =
        QuestionDraw.telling(
            folder.head().method().signature().result(),
            asked.cases(),
            asked.variants(),
            question.tolerance(),
            folder.mistakes().size());
    List<String> names = folder.mistakes().stream().map(WrongProgram::name).toList();
    return new Questioned(
        question.title(),
        FolderText.html(question, new ArrayList<>()),
        shown(task(folder, question, asked)),
        (int) asked.variants().all().count(),
        asked.variants().practice().get(0).size(),
        telling.complete(),
        telling.silent().stream().map(names::get).toList(),
        telling.alike().stream()
            .map(pair -> "“" + names.get(pair.one()) + "” and “" + names.get(pair.other()) + "”")
            .toList());
  }

  private static Task task(ExerciseFolder folder, Question question, Asked asked) {
    List<String> files = folder.mistakes().stream().map(WrongProgram::file).toList();
    return new AnsweredQuestion(
            folder.head().method(),
            folder.picture(),
            question.answer(),
            question.tolerance(),
            asked.cases(),
            asked.variants())
        .task(QuestionReader.FILE, files);
  }

  private static List<Shown> shown(Task task) {
    return task.variant(1).questions().stream()
        .flatMap(each -> each.givens().stream())
        .map(given -> new Shown(words(given), given.picture()))
        .toList();
  }

  private static String words(Given given) {
    Stream<GivenValue> values = given.values().stream();
    return values.map(each -> each.name() + " " + each.text()).collect(Collectors.joining(", "));
  }

  /** What an author could mend, or should know, a sentence each. */
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    silent.forEach(name -> remarks.add("No case of the question shows “" + name + "”."));
    alike.forEach(pair -> remarks.add("The question never tells " + pair + " apart."));
    if (complete < variants) {
      remarks.add(
          complete + " of its " + variants + " variants show all mistakes that the others show.");
    }
    return remarks;
  }

  /** In a sentence. */
  public String words() {
    String each = cases + " cases away from every edge";
    return "The question has " + variants + " variants, each with " + each + ".";
  }
}
