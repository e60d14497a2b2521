package touchline.server.asset;

import java.util.LinkedHashMap;
import java.util.Map;

/** Where assets get their names while they are collected. */
final class Shelf {
  static final String CSS = "text/css;charset=utf-8";

  private final Map<String, KeptAnswer> assets = new LinkedHashMap<>();

  /** Keeps the bytes and returns their address, such as {@code /assets/style.0f3a….css}. */
  String put(String name, String ending, String type, byte[] bytes) {
    String path = "/assets/" + name + '.' + Fingerprint.of(bytes) + '.' + ending;
    assets.put(path, KeptAnswer.asset(type, () -> bytes));
    return path;
  }

  Map<String, KeptAnswer> byPath() {
    return assets;
  }
}
