package touchline.pendulum;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;

/** A number of the pendulum that a reader can set: what it is called, and how far it goes. */
public enum Knob {
  THRESHOLD("threshold", "Threshold", -3, 3, 0.1, "rad"),
  BELOW("below", "Velocity below it", -5, 5, 0.1, "rad/s"),
  ABOVE("above", "Velocity above it", -5, 5, 0.1, "rad/s"),
  FORCE("force", "Torque limit", 0, 200, 5, "N·m"),
  GRAVITY("gravity", "Gravity", 0, 25, 0.1, "m/s²"),
  STEP("step", "Step size", 0.001, 0.1, 0.005, "s");

  private final String id;
  private final String label;
  private final double min;
  private final double max;
  private final double nudge;
  private final String unit;

  Knob(String id, String label, double min, double max, double nudge, String unit) {
    this.id = id;
    this.label = label;
    this.min = min;
    this.max = max;
    this.nudge = nudge;
    this.unit = unit;
  }

  public static List<Knob> all() {
    return List.of(values());
  }

  public static Optional<Knob> named(String id) {
    for (Knob knob : values()) {
      if (knob.id.equals(id)) {
        return Optional.of(knob);
      }
    }
    return Optional.empty();
  }

  /** As an author writes it, such as {@code threshold}. */
  public String id() {
    return id;
  }

  public String label() {
    return label;
  }

  public double min() {
    return min;
  }

  public double max() {
    return max;
  }

  /** What one press of an arrow key changes. */
  public double nudge() {
    return nudge;
  }

  public String unit() {
    return unit;
  }

  /** False for NaN. */
  public boolean holds(double value) {
    return value >= min && value <= max;
  }

  /** For a reader who went too far. */
  public String rule() {
    return label + " goes from " + NumberText.of(min) + " to " + NumberText.of(max) + " " + unit;
  }
}
