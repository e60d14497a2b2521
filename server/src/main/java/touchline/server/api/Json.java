package touchline.server.api;

import com.fasterxml.jackson.databind.ObjectMapper;

/** Reads and writes JSON for programs; the library is loaded when one asks for the first time. */
public final class Json {
  private Json() {}

  public static ObjectMapper mapper() {
    return Holder.MAPPER;
  }

  private static final class Holder {
    static final ObjectMapper MAPPER = new ObjectMapper();
  }
}
