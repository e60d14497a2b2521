package touchline.client.browser.exercise;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import touchline.client.browser.Element;
import touchline.client.exercise.Practice;
import touchline.mistake.MistakeText;
import touchline.task.Diagnosis;
import touchline.task.Explanation;

/** What the page's own marker says, at once; the server's panel replaces it when it comes. */
final class PracticeVerdict {
  private static final String RIGHT = "right";

  private PracticeVerdict() {}

  /**
   * Shows a result in its panel. Problems stand at their fields, in the place of what was said of
   * the answer before, and false says that there are some.
   *
   * @param picture of the answer, where there are none; empty if it has none
   */
  static boolean show(Element section, AnswerForm form, String result, Supplier<String> picture) {
    List<String> parts = Practice.parts(result);
    if (parts.get(0).equals("problems")) {
      AnswerForm.forgetVerdict(section);
      form.showProblems(parts.subList(1, parts.size()));
      return false;
    }
    form.clearProblems();
    AnswerForm.forgetVerdict(section);
    section.find(".solution").ifPresent(Element::remove);
    Element box = box(section, parts);
    draw(box, picture.get());
    section.need(".again").before(box);
    box.focus();
    return true;
  }

  private static Element box(Element section, List<String> parts) {
    Element box = Element.create("div", "verdict " + parts.get(0));
    box.setAttribute("tabindex", "-1");
    box.setAttribute("role", "status");
    String id = section.getId() + "-verdict";
    box.setAttribute("aria-labelledby", id);
    say(box, "verdict-word", headline(parts.get(0)));
    box.need(".verdict-word").setAttribute("id", id);
    boolean isRight = parts.get(0).equals(RIGHT);
    parts.subList(3, parts.size()).forEach(line -> say(box, "", line));
    say(box, "", isRight ? praise(section, parts.get(2)) : explanation(section, parts.get(2)));
    return box;
  }

  private static void draw(Element box, String picture) {
    if (!picture.isEmpty()) {
      Element place = Element.create("div", "verdict-picture");
      place.setInnerHTML(picture);
      place.mark("plain", place.find(".dots").isEmpty());
      box.mark("pictured", true);
      box.append(place);
    }
  }

  private static void say(Element box, String className, String text) {
    if (!text.isEmpty()) {
      Element line = Element.create("p", className);
      line.setTextContent(text);
      box.append(line);
    }
  }

  private static String headline(String outcome) {
    return switch (outcome) {
      case RIGHT -> "Right.";
      case "partly" -> "Partly right.";
      default -> "Not yet.";
    };
  }

  /** What was found, as an id, or what was avoided, which has blanks. */
  private static String praise(Element section, String told) {
    Explanation explanation = new Explanation(id -> text(section, id));
    return told.isEmpty() || told.indexOf(' ') > 0
        ? explanation.of(Practice.avoided(told))
        : explanation.found(new Diagnosis.Named(told));
  }

  private static String explanation(Element section, String found) {
    return new Explanation(id -> text(section, id)).of(Practice.diagnosis(found));
  }

  /** The words for a mistake that an exercise of the page knows. */
  static Optional<MistakeText> text(Element section, String id) {
    return Element.insideTemplate(section, "template.mistakes", "[data-mistake=\"" + id + "\"]")
        .map(
            words -> new MistakeText(id, words.attribute("data-name"), words.getTextContent(), ""));
  }
}
