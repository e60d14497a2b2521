package touchline.server.code;

import touchline.server.page.Form;
import touchline.server.page.FormKey;

/** A form with a method, read: one that can be run, or what is to be said about it. */
sealed interface CodeForm {
  /** In characters, as in the page's text area. */
  int LONGEST = 65_536;

  /** In bytes; each byte of a character that is not ASCII takes three in a form. */
  int MOST = 640 * 1024;

  /** As it was typed, so far as it is known. */
  String source();

  /**
   * What can be run.
   *
   * @param formKey names the showing of the form that it came from; empty if unknown
   */
  record Accepted(String source, String formKey) implements CodeForm {}

  /** What cannot be run. */
  record Refused(String source, String problem, int status) implements CodeForm {}

  static CodeForm read(Form form) {
    String source = form.first("source").replace("\r\n", "\n");
    return form.cut().isPresent()
        ? new Refused(source, tooLong(), 413)
        : judge(source, FormKey.in(form));
  }

  /** Takes a source with line feeds only. */
  static CodeForm judge(String source, String formKey) {
    if (source.length() > LONGEST) {
      return new Refused(source, tooLong(), 413);
    }
    if (source.isBlank()) {
      return new Refused(source, "There is no source yet. Write the method first.", 422);
    }
    if (source.codePoints().anyMatch(CodeForm::isNoText)) {
      return new Refused(
          source, "The source holds a character that is not text. Type its line again.", 422);
    }
    return new Accepted(source, formKey);
  }

  /** NUL, or half of a surrogate pair. */
  private static boolean isNoText(int point) {
    return point == 0 || (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE);
  }

  private static String tooLong() {
    return "This source is too long; nothing of it was stored. At most 65,536 characters are taken.";
  }
}
