package touchline.client.browser;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.input.Grip;

/**
 * A handle for everything in a figure that can be taken hold of; none in a figure that is fixed.
 */
final class Grips {
  /** What a hand asks of the figure. */
  interface Owner {
    void moved(Grip grip, Vec2 wanted);

    void released(Grip grip);
  }

  private final List<Handle> handles = new ArrayList<>();

  Grips(Picture picture, List<Grip> grips, Owner owner) {
    for (Grip grip : grips) {
      handles.add(new Handle(picture, grip.label(), classes(grip), new Held(grip, owner)));
    }
  }

  private static String classes(Grip grip) {
    String look = grip.look() == Grip.Look.POINT ? "" : " knob";
    return "v-" + grip.input() + look;
  }

  void show(List<Grip> grips) {
    for (int i = 0; i < handles.size(); i++) {
      Grip grip = grips.get(i);
      Vec2 reach = grip.at().minus(grip.anchor());
      switch (grip.look()) {
        case POINT -> handles.get(i).place(grip.at());
        case RIM ->
            handles.get(i).place(grip.at(), reach.length(), NumberText.of(reach.length()) + " m");
        case HEAD -> handles.get(i).place(grip.at(), reach.x(), NumberText.of(reach));
      }
    }
  }

  /** What a grip says once it was let go. */
  static String words(Grip grip) {
    Vec2 reach = grip.at().minus(grip.anchor());
    return switch (grip.look()) {
      case POINT -> grip.label() + " moved to " + NumberText.of(grip.at());
      case RIM -> grip.label() + " is " + NumberText.of(reach.length());
      default -> grip.label() + " is " + NumberText.of(reach);
    };
  }

  /** One grip in the owner's words. */
  private record Held(Grip grip, Owner owner) implements Handle.Owner {
    @Override
    public void moved(Vec2 wanted) {
      owner.moved(grip, wanted);
    }

    @Override
    public void released() {
      owner.released(grip);
    }
  }
}
