package touchline.server.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.server.asset.Assets;
import touchline.server.asset.ClassicScript;
import touchline.server.asset.KeptAnswer;

/** A folder that holds the whole course. */
public final class CourseFolder {
  private static final String LOADER = "loader.js";

  /** Of pages that only a site has. */
  private static final Pattern NOT_NEEDED =
      Pattern.compile("(code|editor|fonts|grid|live|you|zone)[.].*[.]js");

  private final Path folder;

  /**
   * Takes a folder that is not there yet, or is empty.
   *
   * @throws IllegalArgumentException if it holds something
   */
  public CourseFolder(Path folder) {
    this.folder = folder;
    if (Files.exists(folder) && !isEmpty(folder)) {
      throw new IllegalArgumentException("must be a folder that is empty or not there: " + folder);
    }
  }

  private static boolean isEmpty(Path folder) {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (Stream<Path> found = Files.list(folder)) {
      return found.findAny().isEmpty();
    } catch (IOException unreadable) {
      return false;
    }
  }

  /**
   * Writes the pages, by their paths in the site, and the assets that they need.
   *
   * @return how many pages there are
   */
  public int write(Map<String, KeptAnswer> pages, Assets assets) throws IOException {
    Files.createDirectories(folder.resolve("assets"));
    String loader = assets.scripts().getOrDefault(LOADER, "");
    for (Map.Entry<String, KeptAnswer> asset : assets.byPath().entrySet()) {
      String path = asset.getKey();
      byte[] plain = asset.getValue().bytes();
      String name = path.substring(path.lastIndexOf('/') + 1);
      if (!NOT_NEEDED.matcher(name).matches()) {
        byte[] bytes = path.equals(loader) ? plain : offline(name, plain);
        Files.write(folder.resolve("assets").resolve(name), bytes);
      }
    }
    List<String> always = List.of(loader, assets.start());
    for (Map.Entry<String, KeptAnswer> page : pages.entrySet()) {
      String html = new OfflinePage(new String(page.getValue().bytes(), UTF_8)).html(always);
      Files.writeString(folder.resolve(Addresses.file(page.getKey())), html);
    }
    return pages.size();
  }

  private static byte[] offline(String name, byte[] bytes) {
    String text = new String(bytes, UTF_8);
    if (name.endsWith(".js")) {
      return ClassicScript.of(name, text).getBytes(UTF_8);
    }
    return name.endsWith(".css") ? text.replace("url(/assets/", "url(").getBytes(UTF_8) : bytes;
  }
}
