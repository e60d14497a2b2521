package touchline.client.browser.code;

import org.teavm.jso.JSBody;

/** Numbers of a case as they are typed and as they are sent, every digit kept. */
final class CodeNumber {
  private CodeNumber() {}

  /** The number, or NaN if the text is none or one that is too large for a picture. */
  @JSBody(
      params = "text",
      script =
          "var t = text.trim().replace('\\u2212', '-').replace(',', '.');"
              + " var n = t === '' ? NaN : Number(t);"
              + " return Math.abs(n) <= 1e6 ? n : NaN;")
  static native double of(String text);

  @JSBody(params = "number", script = "return String(number);")
  static native String text(double number);
}
