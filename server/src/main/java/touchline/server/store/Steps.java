package touchline.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import javax.sql.DataSource;

/**
 * The steps of a schema by version, each with the checksum that Flyway notes of it. A database that
 * has just these needs no Flyway, whose own look takes most of a start. The build reckons the
 * checksums: to find and read all steps takes some of each start, too.
 */
final class Steps {
  private static final String RESOURCE = "touchline/store/steps.txt";

  private static final String HISTORY =
      "SELECT version, checksum FROM flyway_schema_history WHERE success = %s";

  private Steps() {}

  /** Whether a database has all steps and no others; false if it cannot tell. */
  static boolean areTaken(DataSource source, Dialect dialect) {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(HISTORY.formatted(dialect == Dialect.SQLITE ? "1" : "true"))) {
      Map<String, Integer> taken = new TreeMap<>();
      while (rows.next()) {
        taken.put(String.valueOf(rows.getString(1)), rows.getInt(2));
      }
      return taken.equals(known(dialect));
    } catch (SQLException | IOException unknown) {
      return false;
    }
  }

  /** Notes those of both databases below the folder of the compiled classes. */
  static void pack(Path classes) throws IOException {
    List<String> lines = new ArrayList<>();
    for (Dialect dialect : Dialect.values()) {
      reckoned(dialect).forEach((version, sum) -> lines.add(dialect + " " + version + " " + sum));
    }
    Files.writeString(classes.resolve(RESOURCE), String.join("\n", lines));
  }

  /** Those of this program. */
  static Map<String, Integer> known(Dialect dialect) throws IOException {
    try (InputStream in = Steps.class.getClassLoader().getResourceAsStream(RESOURCE)) {
      return in == null ? reckoned(dialect) : noted(dialect, new String(in.readAllBytes(), UTF_8));
    }
  }

  private static Map<String, Integer> noted(Dialect dialect, String lines) {
    Map<String, Integer> known = new TreeMap<>();
    lines
        .lines()
        .map(line -> line.split(" ", 3))
        .filter(step -> step[0].equals(dialect.name()))
        .forEach(step -> known.put(step[1], Integer.valueOf(step[2])));
    return known;
  }

  /** Those that the files of the steps have. */
  static Map<String, Integer> reckoned(Dialect dialect) throws IOException {
    String folder = dialect.migrations().substring("classpath:".length());
    Map<String, Integer> known = new TreeMap<>();
    for (String name : names(folder)) {
      String version = name.substring(1, name.indexOf("__"));
      known.put(version, checksum(folder + '/' + name));
    }
    return known;
  }

  private static List<String> names(String folder) throws IOException {
    ClassLoader loader = Steps.class.getClassLoader();
    URL url = Objects.requireNonNull(loader.getResource(folder), folder);
    if (url.openConnection() instanceof JarURLConnection jar) {
      return jar.getJarFile().stream()
          .map(entry -> entry.getName())
          .filter(name -> name.startsWith(folder + "/") && name.endsWith(".sql"))
          .map(name -> name.substring(folder.length() + 1))
          .toList();
    }
    try (Stream<Path> files = Files.list(Path.of(URI.create(url.toString())))) {
      return files.map(file -> file.getFileName().toString()).filter(Steps::isStep).toList();
    }
  }

  private static boolean isStep(String name) {
    return name.endsWith(".sql");
  }

  /** As Flyway reckons it: over the lines, whatever ends them. */
  private static int checksum(String resource) throws IOException {
    CRC32 checksum = new CRC32();
    try (InputStream in = Steps.class.getClassLoader().getResourceAsStream(resource);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(Objects.requireNonNull(in), UTF_8))) {
      lines.lines().forEach(line -> checksum.update(line.getBytes(UTF_8)));
    } catch (UncheckedIOException broken) {
      throw new IOException(broken);
    }
    return (int) checksum.getValue();
  }
}
