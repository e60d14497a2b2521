package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import touchline.figure.Entries.Entry;
import touchline.input.Input;
import touchline.input.Inputs;

/**
 * What a function is given. Only the lint and the tests ask; a page's script reads figures that
 * were checked.
 */
record FunctionInputs(List<Parameter> parameters) {
  /**
   * @param kind the word of an {@link Input.Kind}
   * @param positive whether the method refuses a number that is not above 0
   */
  record Parameter(String kind, String name, boolean positive) {}

  /** Reads {@code circle circle, number width > 0}. */
  static FunctionInputs of(Function function) {
    List<Parameter> parameters = new ArrayList<>();
    for (String parameter : Entry.split(function.signature(), ',')) {
      List<String> words = Entry.wordsOf(parameter);
      parameters.add(new Parameter(words.get(0), words.get(1), words.size() > 2));
    }
    return new FunctionInputs(parameters);
  }

  /** The same form as {@link Inputs#signature}. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (Parameter parameter : parameters) {
      text.append(text.length() == 0 ? "" : ", ");
      text.append(parameter.kind()).append(' ').append(parameter.name());
    }
    return text.toString();
  }
}
