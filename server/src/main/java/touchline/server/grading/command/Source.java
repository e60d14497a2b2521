package touchline.server.grading.command;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file to be graded: its text, or why there is none. */
sealed interface Source {
  /** Longer than any source that is accepted, in bytes: such a file is not read. */
  long MOST_BYTES = 1_000_000;

  record Text(String text) implements Source {}

  record Unreadable(String why) implements Source {}

  static Source read(Path file) {
    try {
      return check(file);
    } catch (CharacterCodingException notText) {
      return new Unreadable("The file is not text in UTF-8.");
    } catch (AccessDeniedException denied) {
      return new Unreadable("The file may not be read.");
    } catch (IOException failure) {
      return new Unreadable("The file cannot be read.");
    }
  }

  private static Source check(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      return new Unreadable("The folder holds no .java file.");
    }
    if (!Files.exists(file)) {
      return new Unreadable("There is no such file.");
    }
    if (!FileSelection.isJava(file)) {
      return new Unreadable("The file's name does not end in .java.");
    }
    if (Files.size(file) > MOST_BYTES) {
      return new Unreadable("The file is too long.");
    }
    String text = StandardCharsets.UTF_8.newDecoder().decode(bytes(file)).toString();
    return text.isBlank() ? new Unreadable("The file is empty.") : new Text(text);
  }

  private static ByteBuffer bytes(Path file) throws IOException {
    return ByteBuffer.wrap(Files.readAllBytes(file));
  }
}
