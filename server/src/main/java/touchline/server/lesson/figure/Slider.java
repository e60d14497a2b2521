package touchline.server.lesson.figure;

/**
 * A slider with its value in words beside its label. The words stand without script, too.
 *
 * @param family the class of the words is this, a hyphen and the name
 * @param words what the value means, with its unit
 */
record Slider(String family, String name, String label, String words) {
  /** All values are whole numbers: places, powers, counts. */
  String html(int least, int most, int step, int value) {
    return "<label><span>"
        + label
        + ": <output class=\""
        + family
        + "-"
        + name
        + "\">"
        + words
        + "</output></span><input class=\"waits\" type=\"range\" name=\""
        + name
        + ("\" min=\"" + least + "\" max=\"" + most)
        + ("\" step=\"" + step + "\" value=\"" + value)
        + "\" aria-label=\""
        + label
        + "\" aria-valuetext=\""
        + words
        + "\" autocomplete=\"off\"></label>";
  }
}
