package touchline.client.browser.code;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.client.browser.Element;
import touchline.client.browser.Page;

/** Offers to run a submitted method in the lesson's figure, and brings it there. */
final class OwnRun {
  /** Outcomes of a method that can be called. */
  private static final List<String> RUNS = List.of("right", "wrong", "threw", "time", "recursion");

  private final Element verdict;
  private final String path;
  private final Element row = Element.create("div", "own-run");
  private final Element button = Element.create("button", "");
  private final Element status = Element.create("p", "own-status");
  private @Nullable Element shown;
  private boolean busy;

  private OwnRun(Element verdict, String path) {
    this.verdict = verdict;
    this.path = path;
  }

  /** Puts a button below the verdict on a submission. */
  static void offer(Element result, String path) {
    result
        .find(".code-verdict[data-submission]")
        .filter(verdict -> RUNS.contains(verdict.attribute("data-outcome")))
        .ifPresent(verdict -> new OwnRun(verdict, path).build(result.need(".code-rest")));
  }

  private void build(Element rest) {
    button.setAttribute("type", "button");
    button.setTextContent("Run mine in the figure");
    button.addEventListener("click", event -> ask());
    status.setAttribute("role", "status");
    row.append(button);
    row.append(status);
    rest.prepend(row, "");
  }

  private void ask() {
    if (busy) {
      return;
    }
    busy = true;
    status.setTextContent("Getting your method ready…");
    String address = path + "/script/" + verdict.attribute("data-submission");
    Page.get(
        address,
        (code, html) -> {
          busy = false;
          status.setTextContent(
              code == 0 ? "The server did not answer. Try again when it does." : "");
          Element.parse(html).ifPresent(this::heard);
        });
  }

  private void heard(Element answer) {
    if (answer.matches(".own-figure")) {
      run(answer);
    } else {
      status.setTextContent(answer.getTextContent());
    }
  }

  /** The lesson's page has the figure already; elsewhere it comes along. */
  private void run(Element described) {
    Element brought = described.need("figure");
    String id = brought.getId();
    if (shown != null) {
      shown.remove();
    }
    Optional<Element> here = Page.root().find("#" + id);
    if (here.isEmpty()) {
      row.after(described);
      shown = described;
      Page.tellOfNewFigures();
    }
    Element figure = here.orElse(brought);
    status.setTextContent("Your method runs in the figure.");
    Page.whenAlive(
        figure,
        () -> {
          Page.runOwnMethod(figure, described);
          Page.scrollTo(figure);
        });
  }
}
