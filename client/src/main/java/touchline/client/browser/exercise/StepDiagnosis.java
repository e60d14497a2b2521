package touchline.client.browser.exercise;

import java.util.Optional;
import touchline.client.browser.Element;
import touchline.client.browser.Page;
import touchline.client.exercise.StepMistake;
import touchline.mistake.MistakeText;

/**
 * Says of a wrong value that a reader gave for a step of a figure which mistake leads to it, in the
 * words of the lesson's exercise that traces the same method.
 */
final class StepDiagnosis {
  private static final String RUN = "run: ";

  private StepDiagnosis() {}

  static void listen() {
    Page.onWrongStep(StepDiagnosis::say);
  }

  private static void say(Element figure) {
    if (figure.need(".figure-variables caption").getTextContent().contains(" in ")) {
      return; // The variables of a method that the figure's own has called.
    }
    Element panel = figure.need(".figure-ask");
    StepMistake mistake = new StepMistake(method(figure.attribute("data-figure")));
    for (Element row : figure.findAll(".figure-variables tbody tr:not(.free)")) {
      mistake.know(
          row.need("th").getTextContent(),
          row.need(".type").getTextContent(),
          row.need(".value").getTextContent());
    }
    for (Element section : Page.root().findAll("section.exercise[data-task]")) {
      Optional<MistakeText> text =
          mistake
              .of(
                  section.attribute("data-task"),
                  panel.attribute("data-asks"),
                  panel.attribute("data-guess"))
              .flatMap(id -> text(section, id));
      if (text.isPresent()) {
        panel.need(".figure-told").setTextContent("Not quite. " + text.get().message());
        return;
      }
    }
  }

  private static Optional<MistakeText> text(Element section, String mistake) {
    Page.open(section);
    return PracticeVerdict.text(section, mistake);
  }

  /** The method that the figure's author named; its text has a line for it. */
  private static String method(String figure) {
    int from = figure.indexOf(RUN) + RUN.length();
    int to = figure.indexOf('\n', from);
    return figure.substring(from, to < 0 ? figure.length() : to).strip();
  }
}
