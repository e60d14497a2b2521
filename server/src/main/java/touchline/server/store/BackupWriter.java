package touchline.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes the file of a backup: JSON lines, compressed by gzip. The first line says what it is; then
 * comes for each table a line with its columns and a line for each row; the last line tells the
 * number of rows and what all lines before it hash to. The same for every database.
 */
final class BackupWriter {
  /** Rises when an older program could not read it any more. */
  static final int FORMAT = 1;

  private static final ObjectMapper JSON = new ObjectMapper();

  private final GZIPOutputStream out;
  private final MessageDigest digest = BackupReader.sha256();
  private long rows;

  BackupWriter(OutputStream file) throws IOException {
    out = new GZIPOutputStream(file);
  }

  void begin(String schema, String made) throws IOException {
    ObjectNode first = JSON.createObjectNode();
    first.put("touchline", "backup").put("format", FORMAT).put("schema", schema);
    line(first.put("made", made).toString());
  }

  void table(Table table) throws IOException {
    ObjectNode header = JSON.createObjectNode().put("table", table.name());
    table.columns().forEach(header.putArray("columns")::add);
    line(header.toString());
  }

  void row(List<@Nullable Object> values) {
    ArrayNode row = JSON.createArrayNode();
    for (Object value : values) {
      add(row, value);
    }
    try {
      line(row.toString());
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
    rows++;
  }

  private static void add(ArrayNode row, @Nullable Object value) {
    if (value == null) {
      row.addNull();
    } else if (value instanceof byte[] bytes) {
      row.addObject().put("base64", bytes);
    } else if (value instanceof Double || value instanceof Float) {
      row.add(((Number) value).doubleValue());
    } else if (value instanceof Number whole) {
      row.add(whole.longValue());
    } else {
      row.add(value.toString());
    }
  }

  long end() throws IOException {
    String hash = HexFormat.of().formatHex(digest.digest());
    line(JSON.createObjectNode().put("rows", rows).put("sha256", hash).toString());
    return rows;
  }

  private void line(String text) throws IOException {
    byte[] bytes = (text + "\n").getBytes(UTF_8);
    digest.update(bytes);
    out.write(bytes);
  }

  /** Writes what is still held back; the file stays open. */
  void finish() throws IOException {
    out.finish();
  }
}
