package touchline.collision;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One line of a case file: a flat object whose values are numbers, texts and lists of them. */
record JsonRow(String text) {
  private static final Pattern TOKEN = Pattern.compile("\"[^\"]*\"|-?[0-9][^,\\]\\s]*");

  /** The value of a field as it stands in the line; empty when there is no such field. */
  String raw(String field) {
    Matcher matcher = Pattern.compile('"' + field + "\": ").matcher(text);
    if (!matcher.find()) {
      return "";
    }
    int start = matcher.end();
    int depth = 0;
    int end = start;
    while (depth > 0 || (text.charAt(end) != ',' && text.charAt(end) != '}')) {
      depth += text.charAt(end) == '[' ? 1 : text.charAt(end) == ']' ? -1 : 0;
      end++;
    }
    return text.substring(start, end);
  }

  String word(String field) {
    return raw(field).replace("\"", "");
  }

  /** All numbers of the field, however nested, in their order. */
  double[] numbers(String field) {
    return TOKEN
        .matcher(raw(field))
        .results()
        .mapToDouble(token -> Double.parseDouble(token.group().replace("\"", "")))
        .toArray();
  }
}
