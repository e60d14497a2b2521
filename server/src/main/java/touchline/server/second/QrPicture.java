package touchline.server.second;

import io.nayuki.qrcodegen.QrCode;

/**
 * A text as a QR code, for SVG; templates read it.
 *
 * @param side in modules, with the blank ones around that readers need
 * @param path of the dark modules, one line for each row of them
 */
public record QrPicture(int side, String path) {
  /** In modules: ISO/IEC 18004 asks for four. */
  private static final int MARGIN = 4;

  /** Of a text of up to some hundred characters. */
  static QrPicture of(String text) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
    StringBuilder path = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      for (int x = 0; x < code.size; x++) {
        if (code.getModule(x, y)) {
          path.append("M%d %dh1v1h-1z".formatted(x + MARGIN, y + MARGIN));
        }
      }
    }
    return new QrPicture(code.size + 2 * MARGIN, path.toString());
  }

  /** What is seen of the drawing. */
  public String view() {
    return "0 0 " + side + ' ' + side;
  }
}
