package touchline.server.author.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import touchline.server.lesson.compile.Problem;

/** Reads a file of a stranger's folder: no link, no device, not too long, and text. */
public record PlainFile(Path path, String name) {
  public static final int MOST_BYTES = 65_536;

  /** The text with its lines ended as ours are; empty if a rule is broken, which is added. */
  Optional<String> read(List<Problem> problems) {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      return broken(problems, "there must be a file " + name);
    }
    if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
      return broken(problems, "must be a plain file, neither a link nor a folder");
    }
    try (InputStream in = Files.newInputStream(path, LinkOption.NOFOLLOW_LINKS)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        return broken(problems, "must have at most " + MOST_BYTES + " bytes");
      }
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return Optional.of(text.replace("\r\n", "\n"));
    } catch (CharacterCodingException notText) {
      return broken(problems, "must be text in UTF-8");
    } catch (IOException unreadable) {
      return broken(problems, "must be a file that can be read");
    }
  }

  private Optional<String> broken(List<Problem> problems, String rule) {
    problems.add(new Problem(name, 1, rule));
    return Optional.empty();
  }
}
