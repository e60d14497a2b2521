package touchline.client.browser.exercise;

import java.util.Optional;
import touchline.client.browser.Element;
import touchline.client.browser.Handle;
import touchline.client.browser.Page;
import touchline.client.browser.Picture;
import touchline.client.exercise.PlacedAnswer;
import touchline.client.handle.Snap;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/** The learner's point in an exercise's picture, bound both ways to its field. */
final class AnswerHandle implements Handle.Owner {
  private final Element field;
  private final Page.Action touched;
  private final View view;
  private final Handle handle;

  private AnswerHandle(Element stage, Element field, Page.Action touched) {
    this.field = field;
    this.touched = touched;
    view = PlacedAnswer.view(stage.attribute("data-view"));
    Picture picture = new Picture(stage.need("svg"), view);
    handle = new Handle(picture, "Your answer", "v-answer", this);
    handle.place(PlacedAnswer.start(view));
    follow();
    field.addEventListener("input", event -> follow());
  }

  /** Adds the handle if the panel has a picture and a point to place in it. */
  static void addTo(Element section, Element form, Page.Action touched) {
    Optional<Element> stage = section.find(".exercise-stage");
    Optional<Element> field = form.find(".kind-place input[data-form=point]");
    if (stage.isPresent() && field.isPresent()) {
      new AnswerHandle(stage.get(), field.get(), touched);
    }
  }

  @Override
  public void moved(Vec2 wanted) {
    Vec2 point = Snap.at(wanted, view);
    handle.place(point);
    field.setValue(NumberText.of(point));
    touched.run();
  }

  @Override
  public void released() {}

  /** Shows what is typed; while it is not a point the handle stays where it was. */
  private void follow() {
    PlacedAnswer.typed(field.getValue(), Page.decimalMark())
        .ifPresent(point -> handle.place(view.nearest(point)));
  }
}
