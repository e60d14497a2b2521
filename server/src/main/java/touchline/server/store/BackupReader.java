package touchline.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** Reads what {@link BackupWriter} wrote, line by line, and finds out whether it is whole. */
final class BackupReader implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final BufferedReader in;
  private final MessageDigest digest = sha256();
  private long rows;
  private boolean isWhole;

  BackupReader(InputStream file) throws IOException {
    in = new BufferedReader(new InputStreamReader(new GZIPInputStream(file), UTF_8));
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }

  /** What the file says of itself: {@code format} and {@code schema}. */
  JsonNode begin() throws IOException {
    JsonNode first = next();
    if (!first.path("touchline").asText().equals("backup")) {
      throw new IOException("it is no backup");
    }
    return first;
  }

  /** The next line: a table, or a row of it, or the end, of which {@link #isWhole} tells. */
  JsonNode next() throws IOException {
    String line = in.readLine();
    if (line == null) {
      throw new IOException("it ends too early");
    }
    JsonNode read = read(line);
    if (read.has("sha256")) {
      String hash = HexFormat.of().formatHex(digest.digest());
      isWhole = read.path("sha256").asText().equals(hash) && read.path("rows").asLong() == rows;
    } else {
      digest.update((line + "\n").getBytes(UTF_8));
      rows += read.isArray() ? 1 : 0;
    }
    return read;
  }

  private static JsonNode read(String line) throws IOException {
    try {
      return JSON.readTree(line);
    } catch (JsonProcessingException broken) {
      throw new IOException("a line of it is broken", broken);
    }
  }

  /** Whether the end was read, and all that came before is as it was written. */
  boolean isWhole() {
    return isWhole;
  }

  boolean isAtEnd() throws IOException {
    return in.read() < 0;
  }

  static List<@Nullable Object> values(JsonNode row) throws IOException {
    List<@Nullable Object> values = new ArrayList<>();
    for (JsonNode value : row) {
      values.add(value(value));
    }
    return values;
  }

  private static @Nullable Object value(JsonNode value) throws IOException {
    if (value.isNull()) {
      return null;
    }
    if (value.isObject()) {
      return value.path("base64").binaryValue();
    }
    if (value.isIntegralNumber()) {
      return value.asLong();
    }
    return value.isNumber() ? (Object) value.asDouble() : value.asText();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
