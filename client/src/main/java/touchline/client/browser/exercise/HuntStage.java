package touchline.client.browser.exercise;

import java.util.List;
import java.util.Optional;
import touchline.client.browser.Element;
import touchline.client.browser.Handle;
import touchline.client.browser.Page;
import touchline.client.browser.Picture;
import touchline.client.exercise.PlacedAnswer;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.input.Grip;
import touchline.input.Inputs;
import touchline.task.Given;
import touchline.task.GivenValue;
import touchline.task.HuntTask;

/**
 * The picture of a hunt: what the learner moves, bound both ways to its field, and what it does.
 */
final class HuntStage implements Handle.Owner {
  private final HuntTask<?> task;

  /** The method's mistake; empty for credit, where the server alone knows it. */
  private final String mistake;

  private final List<Element> facts;
  private final Element field;
  private final Page.Action touched;
  private final Picture picture;
  private final Handle handle;
  private Inputs inputs;

  private HuntStage(
      HuntTask<?> task, String mistake, Element section, Element field, Page.Action touched) {
    this.task = task;
    this.mistake = mistake;
    this.facts = section.findAll("dl.given:not(.verdict dl) dd");
    this.field = field;
    this.touched = touched;
    Element stage = section.need(".exercise-stage");
    inputs = task.inputs(stage.attribute("data-start"));
    picture = new Picture(stage.need("svg"), inputs.view());
    handle = new Handle(picture, grip().label(), "v-" + task.probe(), this);
    handle.place(grip().at());
    follow();
    field.addEventListener("input", event -> follow());
  }

  /** Adds the handle if the panel holds a hunt. */
  static void addTo(Element section, Element form, PageMarker marker, Page.Action touched) {
    Optional<Element> stage = section.find(".exercise-stage[data-start]");
    Optional<Element> field = form.find("input[data-form=point]");
    if (stage.isPresent()
        && field.isPresent()
        && task(marker, stage.get().attribute("data-start")) instanceof HuntTask<?> task) {
      String mistake = marker.isThere() ? task.mistake(marker.seed()) : "";
      new HuntStage(task, mistake, section, field.get(), touched);
    }
  }

  private static Object task(PageMarker marker, String start) {
    return marker.task(start.substring(0, start.indexOf(' ')));
  }

  private Grip grip() {
    for (Grip grip : inputs.grips()) {
      if (grip.id().equals(task.probe())) {
        return grip;
      }
    }
    throw new IllegalStateException("inputs must have a handle of this name: " + task.probe());
  }

  @Override
  public void moved(Vec2 wanted) {
    show(wanted);
    field.setValue(NumberText.of(grip().at()));
    touched.run();
  }

  @Override
  public void released() {}

  /** Shows what is typed; while it is not a point the handle stays where it was. */
  private void follow() {
    PlacedAnswer.typed(field.getValue(), Page.decimalMark()).ifPresent(this::show);
  }

  private void show(Vec2 place) {
    inputs = inputs.with(task.probe(), place);
    Given given = mistake.isEmpty() ? task.given(inputs) : task.given(inputs, mistake);
    picture.draw(given.drawing());
    List<GivenValue> values = given.values();
    for (int i = 0; i < facts.size(); i++) {
      facts.get(i).setTextContent(values.get(i).text());
    }
    Vec2 at = grip().at();
    GivenValue said = values.get(values.size() - 1);
    handle.place(at, at.x(), NumberText.of(at) + ", " + said.name() + " " + said.text());
  }
}
