package touchline.client.browser;

import java.util.Optional;
import touchline.client.exercise.PlacedAnswer;
import touchline.client.handle.Snap;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/** The learner's point in an exercise's picture, bound both ways to the fields x and y. */
final class AnswerHandle implements Handle.Owner {
  private final Element x;
  private final Element y;
  private final Page.Action touched;
  private final View view;
  private final Handle handle;

  private AnswerHandle(Element stage, Element x, Element y, Page.Action touched) {
    this.x = x;
    this.y = y;
    this.touched = touched;
    view = PlacedAnswer.view(stage.attribute("data-view"));
    Picture picture = new Picture(stage.need("svg"), view);
    handle = new Handle(picture, "Your answer", "v-answer", this);
    handle.place(PlacedAnswer.start(view));
    follow();
    x.addEventListener("input", event -> follow());
    y.addEventListener("input", event -> follow());
  }

  /** Adds the handle if the panel has a picture and fields to answer in. */
  static void addTo(Element section, Element form, Page.Action touched) {
    Optional<Element> stage = section.find(".exercise-stage");
    Optional<Element> x = form.find("input[name=x]");
    Optional<Element> y = form.find("input[name=y]");
    if (stage.isPresent() && x.isPresent() && y.isPresent()) {
      new AnswerHandle(stage.get(), x.get(), y.get(), touched);
    }
  }

  @Override
  public void moved(Vec2 wanted) {
    Vec2 point = Snap.at(wanted, view);
    handle.place(point);
    x.setValue(NumberText.of(point.x()));
    y.setValue(NumberText.of(point.y()));
    touched.run();
  }

  @Override
  public void released() {}

  /** Shows what is typed; while it is not two numbers the handle stays where it was. */
  private void follow() {
    PlacedAnswer.typed(x.getValue(), y.getValue())
        .ifPresent(point -> handle.place(view.nearest(point)));
  }
}
