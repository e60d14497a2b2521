package touchline.server.author.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import touchline.server.lesson.compile.Problem;

/** Those of a folder; no link leads out of it. */
public record FilesOnDisk(Path folder) implements FolderFiles {
  @Override
  public boolean isThere() {
    return Files.isDirectory(folder);
  }

  @Override
  public boolean hasFolder(String name) {
    return Files.isDirectory(folder.resolve(name), LinkOption.NOFOLLOW_LINKS);
  }

  @Override
  public boolean hasFile(String name) {
    return Files.exists(folder.resolve(name), LinkOption.NOFOLLOW_LINKS);
  }

  @Override
  public List<String> names(String below, int most) throws IOException {
    TreeSet<String> names = new TreeSet<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder.resolve(below))) {
      for (Path file : files) {
        if (names.size() == most) {
          break;
        }
        names.add(file.getFileName().toString());
      }
    } catch (DirectoryIteratorException unreadable) {
      throw unreadable.getCause();
    }
    return List.copyOf(names);
  }

  @Override
  public Optional<String> text(String name, List<Problem> problems) {
    return new PlainFile(folder.resolve(name), name).read(problems);
  }

  @Override
  public String toString() {
    return folder.toString();
  }
}
