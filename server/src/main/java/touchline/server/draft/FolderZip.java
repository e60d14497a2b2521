package touchline.server.draft;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import touchline.server.author.Workshop;

/** The folder of an exercise as a zip file, which may be a stranger's. */
final class FolderZip {
  /** In bytes: of all files together, however small they are as a zip. */
  static final int MOST = 256 * 1024;

  /** With what systems add of their own, which is not looked at. */
  private static final int MOST_ENTRIES = 200;

  private static final String NAME =
      "exercise\\.md|question\\.md|tests\\.md|wanted\\.java|case\\.figure|reference\\.java|cases\\.txt|mistakes/[a-z0-9][a-z0-9-]{0,59}\\.java";

  private static final String FOLDER = "[A-Za-z0-9][A-Za-z0-9_ -]{0,99}";

  private final Map<String, String> files = new LinkedHashMap<>();
  private Optional<String> top = Optional.empty();
  private int left = MOST;

  private FolderZip() {}

  /** The zip is none, or none that can be an exercise; the message is for its author. */
  static final class Refused extends Exception {
    Refused(String message) {
      super(message);
    }
  }

  /** In their order; the same files are the same bytes. */
  static byte[] write(Map<String, String> files) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, String> file : files.entrySet()) {
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setTime(0);
        zip.putNextEntry(entry);
        zip.write(file.getValue().getBytes(UTF_8));
        zip.closeEntry();
      }
    } catch (IOException never) {
      throw new UncheckedIOException(never);
    }
    return bytes.toByteArray();
  }

  /**
   * The files in a zip, by name in its order, in one folder or in none.
   *
   * @throws Refused if there is anything else in it
   */
  static Map<String, String> read(byte[] bytes) throws Refused {
    FolderZip read = new FolderZip();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      read.all(zip);
    } catch (IOException | IllegalArgumentException broken) {
      throw new Refused("This is not a zip file that can be read.");
    }
    if (read.files.isEmpty()) {
      throw new Refused(
          "There is no exercise in this file. It must be a zip with exercise.md in it.");
    }
    return read.files;
  }

  private void all(ZipInputStream zip) throws IOException, Refused {
    int entries = 0;
    for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
      entries++;
      if (entries > MOST_ENTRIES) {
        throw new Refused("A zip must hold at most " + MOST_ENTRIES + " files.");
      }
      byte[] content = content(zip, entry.getName());
      if (!entry.isDirectory() && !isOfASystem(entry.getName())) {
        add(entry.getName(), content);
      }
    }
  }

  /** What some systems put beside the files that somebody chose. */
  private static boolean isOfASystem(String name) {
    return name.startsWith("__MACOSX/") || name.matches("(.*/)?(\\.DS_Store|Thumbs\\.db)");
  }

  /** Never more of it than is allowed for all. */
  private byte[] content(ZipInputStream zip, String name) throws IOException, Refused {
    byte[] content = zip.readNBytes(Math.min(left, Workshop.MOST_BYTES) + 1);
    left -= content.length;
    if (left < 0 || content.length > Workshop.MOST_BYTES) {
      throw new Refused(
          "A file must have at most %,d bytes, and all together %,d: %s"
              .formatted(Workshop.MOST_BYTES, MOST, told(name)));
    }
    return content;
  }

  private void add(String name, byte[] content) throws Refused {
    String file = below(name);
    if (!file.matches(NAME)) {
      throw new Refused(
          "A file must be exercise.md, question.md, tests.md, reference.java, wanted.java,"
              + " cases.txt, case.figure or one of mistakes/*.java, in small letters, digits and hyphens: "
              + told(name));
    }
    try {
      String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString();
      if (text.indexOf('\0') >= 0) {
        throw new CharacterCodingException();
      }
      if (files.put(file, text.replace("\r\n", "\n")) != null) {
        throw new Refused("A file must be there once: " + told(name));
      }
    } catch (CharacterCodingException notText) {
      throw new Refused("A file must be text in UTF-8: " + told(name));
    }
  }

  /** A zip of a folder has the folder's name before all others. */
  private String below(String name) throws Refused {
    int slash = name.indexOf('/');
    boolean isInATop = name.matches(FOLDER + "/.*") && !name.startsWith(Written.MISTAKES);
    String here = isInATop ? name.substring(0, slash) : "";
    if (!top.orElse(here).equals(here)) {
      throw new Refused("All files must lie in one folder: " + told(name));
    }
    top = Optional.of(here);
    return isInATop ? name.substring(slash + 1) : name;
  }

  /** So much of a stranger's name as a sentence can bear. */
  private static String told(String name) {
    String plain = name.replaceAll("[\\p{Cntrl}\\p{Cf}]", " ");
    return plain.substring(0, Math.min(80, plain.length()));
  }
}
