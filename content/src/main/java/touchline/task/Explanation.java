package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.mistake.MistakeText;

/**
 * A diagnosis in words. The words of the mistakes come from outside, because a page brings those of
 * its own exercise along and the script has none.
 */
public final class Explanation {
  private static final String NOT_RECOGNISED =
      "We don’t recognise this one. Go through it again, one step at a time.";

  /** Where the words for an id are. */
  public interface Texts {
    Optional<MistakeText> named(String id);
  }

  /** More would not be read. */
  private static final int MOST_SURVIVORS = 2;

  /** Of the mistakes that lead to one answer. */
  private static final int MOST_EXPLAINED = 3;

  private final Texts texts;

  public Explanation(Texts texts) {
    this.texts = texts;
  }

  /** Ids of the mistakes that fit. */
  public static List<String> ids(Diagnosis diagnosis) {
    if (diagnosis instanceof Diagnosis.Named one) {
      return List.of(one.id());
    }
    if (diagnosis instanceof Diagnosis.Survivors left) {
      return left.ids();
    }
    return diagnosis instanceof Diagnosis.OneOf several ? several.ids() : List.of();
  }

  /** Plain text; empty if there is nothing to say. */
  public String of(Diagnosis diagnosis) {
    if (diagnosis instanceof Diagnosis.Named one) {
      return one(one.id());
    }
    if (diagnosis instanceof Diagnosis.OneOf several) {
      return several(several.ids());
    }
    if (diagnosis instanceof Diagnosis.Survivors left) {
      return survivors(left.ids());
    }
    return diagnosis instanceof Diagnosis.NotRecognised ? NOT_RECOGNISED : "";
  }

  /** What some of the mistaken methods do that pass all cases, each in a line of its own. */
  private String survivors(List<String> ids) {
    StringBuilder told = new StringBuilder("A method with the mistake “");
    told.append(name(ids.get(0))).append("” passes all your cases. ").append(said(ids.get(0)));
    for (String id : ids.subList(1, Math.min(MOST_SURVIVORS, ids.size()))) {
      told.append("\nSo does one with “").append(name(id)).append("”. ").append(said(id));
    }
    return told.toString();
  }

  /** What would be said of an answer with the mistake. */
  private String said(String id) {
    return "Where it is wrong, one would say: “" + one(id) + "”";
  }

  /**
   * The same beside a verdict: where that tells what happened, nobody is told that nothing is
   * known.
   */
  public String of(Diagnosis diagnosis, Verdict verdict) {
    return isSilent(diagnosis, verdict) ? "" : of(diagnosis);
  }

  /** Whether the verdict has told all that there is to tell. */
  public static boolean isSilent(Diagnosis diagnosis, Verdict verdict) {
    return verdict.explained() && diagnosis instanceof Diagnosis.NotRecognised;
  }

  /** What a right answer has avoided; “Exactly.” where there is nothing to say. */
  public String of(Optional<Avoided> avoided) {
    return avoided
        .filter(one -> !parts(one.id()).isEmpty())
        .map(one -> one.words(name(one.id())))
        .orElse("Exactly.");
  }

  /** What is said of a mistake that was found in somebody else's method. */
  public String found(Diagnosis diagnosis) {
    return diagnosis instanceof Diagnosis.Named one
        ? "The mistake is “" + name(one.id()) + "”. " + one(one.id())
        : "";
  }

  private String one(String id) {
    List<MistakeText> parts = parts(id);
    StringBuilder text =
        new StringBuilder(parts.size() > 1 ? "Two things went wrong at once." : "");
    for (MistakeText part : parts) {
      text.append(text.length() == 0 ? "" : " ").append(part.message());
    }
    return text.toString();
  }

  private String several(List<String> ids) {
    List<String> names = new ArrayList<>();
    for (String id : ids) {
      if (!names.contains(name(id))) {
        names.add(name(id));
      }
    }
    if (names.size() == 1) {
      return one(ids.get(0));
    }
    List<String> quoted = names.stream().map(name -> "“" + name + "”").toList();
    return "More than one mistake leads to this answer: "
        + String.join(", ", quoted.subList(0, quoted.size() - 1))
        + " or "
        + quoted.get(quoted.size() - 1)
        + "."
        + each(ids);
  }

  /** What is said of the first of them, each in a line of its own. */
  private String each(List<String> ids) {
    StringBuilder told = new StringBuilder();
    List<String> names = new ArrayList<>();
    for (String id : ids) {
      if (!names.contains(name(id)) && names.size() < MOST_EXPLAINED) {
        names.add(name(id));
        told.append("\n“").append(name(id)).append("”: ").append(one(id));
      }
    }
    return told.toString();
  }

  private String name(String id) {
    List<String> names = new ArrayList<>();
    parts(id).forEach(part -> names.add(part.name()));
    return String.join(" together with ", names);
  }

  /** The words for an id, which can join two mistakes by a plus sign. */
  public List<MistakeText> parts(String id) {
    List<MistakeText> parts = new ArrayList<>();
    int plus = id.indexOf('+');
    texts.named(plus < 0 ? id : id.substring(0, plus)).ifPresent(parts::add);
    if (plus >= 0) {
      parts.addAll(parts(id.substring(plus + 1)));
    }
    return parts;
  }
}
