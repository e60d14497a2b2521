package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import touchline.figure.Entries.Entry;
import touchline.geometry.Vec2;
import touchline.input.Input;
import touchline.input.Input.Kind;
import touchline.input.Part;

/** Reads one entry of the section {@code inputs}. */
final class InputText {
  /** Corners of a polygon. */
  private static final int FEWEST = 3;

  private final Entry entry;
  private final String name;
  private final List<Part> parts = new ArrayList<>();
  private List<String> words;
  private int at;

  private InputText(Entry entry) {
    this.entry = entry;
    this.name = entry.key();
    this.words = entry.words();
  }

  static Input of(Entry entry) {
    return new InputText(entry).input();
  }

  private Input input() {
    Kind kind = kind();
    switch (kind) {
      case POINT -> point("", "Point " + name);
      case CIRCLE -> circle("", "of " + name);
      case VECTOR -> vector();
      case NUMBER -> number();
      case LINE -> line();
      case STADIUM -> stadium();
      case BOX -> box();
      case CIRCLES, SEGMENTS, POLYGON -> list(kind);
    }
    if (at < words.size()) {
      throw form(kind);
    }
    return new Input(name, kind, parts);
  }

  private Kind kind() {
    for (Kind kind : Kind.values()) {
      if (word().equals(kind.word())) {
        at++;
        return kind;
      }
    }
    throw entry.problem("input-kind");
  }

  private FigureProblem form(Kind kind) {
    return new FigureProblem(entry.line(), "input-form", kind.word());
  }

  private void point(String id, String label) {
    parts.add(new Part.At(name + id, label, vec()));
  }

  private void circle(String id, String label) {
    point(id, "Centre " + label);
    radius(id + ".radius", "Radius " + label);
  }

  private void radius(String id, String label) {
    double radius = number(word());
    if (radius < 0) {
      throw entry.problem("radius-negative");
    }
    parts.add(new Part.Radius(name + id, label, radius));
  }

  private void vector() {
    Vec2 vector = vec();
    expect("from", Kind.VECTOR);
    parts.add(new Part.Head(name, "Head of " + name, vector, word()));
    at++;
  }

  /** A share or a factor has no unit. */
  private void number() {
    double value = number(word());
    double min = number(word());
    double max = number(word());
    double step = number(word());
    String unit = word();
    at = words.size() == at ? at : at + 1;
    if (!(min <= value && value <= max && step > 0)) {
      throw entry.problem("number-bounds");
    }
    parts.add(new Part.Scalar(name, name, value, min, max, step, unit));
  }

  private void line() {
    if (word().equals("normal")) {
      at++;
      Vec2 normal = vec();
      expect("through", Kind.LINE);
      point("", "Point of " + name);
      if (normal.x() == 0 && normal.y() == 0) {
        throw entry.problem("normal-zero");
      }
      parts.add(new Part.Direction(name + ".normal", "Normal of " + name, normal));
    } else {
      point(".a", "First point of " + name);
      point(".b", "Second point of " + name);
    }
  }

  private void box() {
    point(".a", "First corner of " + name);
    point(".b", "Second corner of " + name);
  }

  private void stadium() {
    point(".a", "First end of " + name);
    point(".b", "Second end of " + name);
    radius(".radius", "Radius of " + name);
  }

  /** The entries of a list are separated by commas and counted from 1. */
  private void list(Kind kind) {
    int number = 0;
    for (String item : Entry.split(entry.value().substring(kind.word().length()), ',')) {
      number++;
      words = Entry.wordsOf(item);
      at = 0;
      String id = "." + number;
      if (kind == Kind.CIRCLES) {
        circle(id, "of circle " + number);
      } else if (kind == Kind.POLYGON) {
        point(id, "Corner " + number + " of " + name);
      } else {
        point(id + ".a", "First end of segment " + number);
        point(id + ".b", "Second end of segment " + number);
      }
      if (at < words.size()) {
        throw form(kind);
      }
    }
    if (kind == Kind.POLYGON && number < FEWEST) {
      throw form(kind);
    }
  }

  private Vec2 vec() {
    double x = number(word());
    return new Vec2(x, number(word()));
  }

  private void expect(String keyword, Kind kind) {
    if (!word().equals(keyword)) {
      throw form(kind);
    }
    at++;
  }

  private String word() {
    return at < words.size() ? words.get(at) : "";
  }

  private double number(String word) {
    at++;
    return entry.number(word);
  }
}
