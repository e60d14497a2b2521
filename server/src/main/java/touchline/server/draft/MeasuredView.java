package touchline.server.draft;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import touchline.server.author.Measurement;
import touchline.server.author.Questioned;
import touchline.server.author.Specials;
import touchline.server.author.Tried;
import touchline.server.author.Unanswered;
import touchline.server.author.Workshop;

/**
 * What was measured, for the page; templates read it.
 *
 * @param state {@code none}, {@code broken}, {@code mend} or {@code good}
 * @param words what it comes to
 * @param problems rules that are broken
 * @param alike pairs of mistakes that no case tells apart
 * @param changes how many small changes of the right method the cases catch, in words
 * @param survivors those that they do not catch
 * @param specials what becomes of methods that are wrong in a special position; null without any
 * @param unanswered drawn cases that the right method does not answer; null without any
 * @param question what the question shows; null without one
 * @param tried what students do who write cases; null without such an exercise
 * @param edges cases at which the answer turns, and how long a submission takes
 */
public record MeasuredView(
    String state,
    String words,
    List<Found> problems,
    List<Caught> mistakes,
    List<Alike> alike,
    String changes,
    List<Survivor> survivors,
    @Nullable Specials specials,
    @Nullable Unanswered unanswered,
    @Nullable Questioned question,
    @Nullable Tried tried,
    Edges edges,
    Workshop.Page page) {
  public MeasuredView {
    problems = List.copyOf(problems);
    mistakes = List.copyOf(mistakes);
    alike = List.copyOf(alike);
    survivors = List.copyOf(survivors);
  }

  /**
   * A mistake beside the cases.
   *
   * @param adding a case that would catch it; empty if one does, or none was found
   * @param example null if no case catches it
   */
  public record Caught(
      String name,
      boolean isCaught,
      String words,
      String adding,
      Measurement.@Nullable Example example) {}

  /**
   * Two mistakes that no case tells apart.
   *
   * @param adding a case that would; empty if none was found
   */
  public record Alike(String words, String adding) {}

  /**
   * A change that no case catches.
   *
   * @param before the line as it stands
   * @param after the line as it is then
   * @param adding a case that would catch it; empty if none was found
   */
  public record Survivor(int line, String before, String after, String adding) {}

  /** The verdict in a word or two; empty where nothing was measured. */
  public String word() {
    return switch (state) {
      case "good" -> "It is good.";
      case "mend" -> "Nearly.";
      case "broken" -> "Not yet.";
      default -> "";
    };
  }

  /** All cases that would catch something which none catches. */
  public Additions additions() {
    return Additions.of(this);
  }

  /** Nothing has run. */
  static MeasuredView none(Written written, String words) {
    Workshop.Page page = new Workshop(written.files()).page();
    List<Found> problems = Found.all(written, page.problems());
    return new MeasuredView(
        problems.isEmpty() ? "none" : "broken",
        problems.isEmpty() ? words : mend(problems.size()),
        problems,
        List.of(),
        List.of(),
        "",
        List.of(),
        null,
        null,
        null,
        null,
        Edges.NONE,
        page);
  }

  static MeasuredView of(Written written, Measurement measured) {
    Workshop.Page page = new Workshop(written.files()).page();
    List<Found> problems = Found.all(written, measured.problems());
    List<Survivor> survivors =
        measured.changes().stream()
            .filter(each -> !each.isCaught())
            .map(each -> survivor(written, each))
            .toList();
    boolean isBroken = !problems.isEmpty();
    return new MeasuredView(
        isBroken ? "broken" : measured.isGood() ? "good" : "mend",
        isBroken ? mend(problems.size()) : words(measured),
        problems,
        caught(written, measured),
        alike(measured),
        changes(measured, survivors.size()),
        survivors,
        measured.specials().isEmpty() ? null : measured.specials(),
        measured.unanswered().isEmpty() ? null : measured.unanswered(),
        measured.question().orElse(null),
        measured.tried().orElse(null),
        Edges.of(measured),
        page);
  }

  private static String mend(int problems) {
    return problems == 1
        ? "One thing has to be mended before it can be measured."
        : problems + " things have to be mended before it can be measured.";
  }

  private static String words(Measurement measured) {
    String answers =
        measured.unanswered().isEmpty()
            ? "The right method answers every case, each time the same. "
            : "The right method answers your cases, each time the same, but not all that are drawn. ";
    return answers
        + (measured.isGood()
            ? "Every mistake is caught, and no two look the same."
            : "Look at what is marked below.");
  }

  /** In the order of the page. */
  private static List<Caught> caught(Written written, Measurement measured) {
    List<String> files =
        written.mistakes().stream().map(each -> Written.MISTAKES + each.file() + ".java").toList();
    return measured.mistakes().stream()
        .sorted(Comparator.comparingInt(each -> files.indexOf(each.program().file())))
        .map(MeasuredView::caught)
        .toList();
  }

  private static Caught caught(Measurement.Caught each) {
    String words =
        each.cases() == 0
            ? each.adding().isEmpty()
                ? "No case catches it, nor does any that was drawn: it may be right."
                : "No case catches it."
            : each.cases() == 1 ? "One case catches it." : each.cases() + " cases catch it.";
    return new Caught(
        each.program().name(),
        each.cases() > 0,
        words,
        each.adding().filter(line -> each.cases() == 0).orElse(""),
        each.smallest().orElse(null));
  }

  private static List<Alike> alike(Measurement measured) {
    Map<String, String> names = new TreeMap<>();
    measured.mistakes().forEach(each -> names.put(each.program().file(), each.program().name()));
    List<Alike> alike = new ArrayList<>();
    for (Measurement.Pair pair : measured.alike()) {
      String words = "“" + names.get(pair.one()) + "” and “" + names.get(pair.other()) + "”";
      alike.add(new Alike(words, pair.adding().orElse("")));
    }
    return alike;
  }

  private static String changes(Measurement measured, int left) {
    int all = measured.changes().size();
    if (all == 0) {
      return "";
    }
    if (all == 1) {
      return "It was changed in one small way. Your cases "
          + (left == 0 ? "catch it." : "do not catch it.");
    }
    return "It was changed in "
        + all
        + " small ways, one at a time. Your cases catch "
        + (left == 0 ? "all" : all - left)
        + " of them.";
  }

  private static Survivor survivor(Written written, Measurement.Changed each) {
    int line = each.change().line();
    return new Survivor(
        line, line(written.reference(), line), each.change().changed(), each.adding().orElse(""));
  }

  private static String line(String source, int number) {
    return source.lines().skip(number - 1L).findFirst().orElse("").strip();
  }
}
