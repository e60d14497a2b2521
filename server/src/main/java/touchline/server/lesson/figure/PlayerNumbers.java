package touchline.server.lesson.figure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import touchline.diagram.Html;
import touchline.diagram.NumberText;
import touchline.input.InputNumber;

/** The numbers of a figure: those of a point as {@code p = (3, 6)}, others by their names. */
final class PlayerNumbers {
  private PlayerNumbers() {}

  /** All of them, with a button that brings the author's back. */
  static String html(List<InputNumber> fields) {
    String label = fields.isEmpty() ? "Answers" : "Numbers";
    String reset = "<button type=\"button\" class=\"reset\">Reset</button>";
    return "<div class=\"figure-numbers\"" + named(label) + groups(fields) + reset + "</div>";
  }

  /** Those that nothing in the picture stands for, so that they are in view from the start. */
  static String inView(List<InputNumber> fields) {
    return fields.isEmpty()
        ? ""
        : "<div class=\"figure-numbers figure-given waits\""
            + named("Given")
            + groups(fields)
            + "</div>";
  }

  private static String named(String label) {
    return " role=\"group\" aria-label=\"" + label + "\">";
  }

  private static String groups(List<InputNumber> fields) {
    Map<String, List<InputNumber>> groups =
        fields.stream()
            .collect(
                Collectors.groupingBy(
                    PlayerNumbers::owner, LinkedHashMap::new, Collectors.toList()));
    StringBuilder html = new StringBuilder();
    groups.forEach((owner, group) -> html.append(group(owner, group)));
    return html.toString();
  }

  /** What a number is one of: the point of its coordinate, the circle of its radius. */
  private static String owner(InputNumber field) {
    int dot = field.id().lastIndexOf('.');
    return dot < 0 ? field.id() : field.id().substring(0, dot);
  }

  private static String group(String owner, List<InputNumber> fields) {
    String name = "<var>" + Html.escape(owner.replace('.', ' ')) + "</var>";
    return "<span class=\"figure-field v-"
        + Html.escape(fields.get(0).input())
        + "\">"
        + name
        + numbers(fields)
        + "</span>";
  }

  private static String numbers(List<InputNumber> fields) {
    if (fields.size() >= 2 && fields.get(0).id().endsWith(".x")) {
      String point = " = (" + input(fields.get(0)) + ", " + input(fields.get(1)) + ")";
      return point + parts(fields.subList(2, fields.size()));
    }
    boolean single = fields.size() == 1 && fields.get(0).id().indexOf('.') < 0;
    return single ? " = " + input(fields.get(0)) + unit(fields.get(0)) : parts(fields);
  }

  private static String parts(List<InputNumber> fields) {
    return fields.stream()
        .map(
            field ->
                ", <span>"
                    + Html.escape(field.id().substring(field.id().lastIndexOf('.') + 1))
                    + " "
                    + input(field)
                    + unit(field)
                    + "</span>")
        .collect(Collectors.joining());
  }

  private static String unit(InputNumber field) {
    return field.unit().isEmpty() ? "" : " " + Html.escape(field.unit());
  }

  /** The script makes a field of it. */
  private static String input(InputNumber field) {
    return "<span data-number=\""
        + Html.escape(field.id())
        + "\">"
        + NumberText.of(field.value())
        + "</span>";
  }
}
