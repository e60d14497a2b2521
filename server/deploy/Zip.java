import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;

/**
 * Packs files into a zip in which programs stay programs: {@code java server/deploy/Zip.java FILE FOLDER
 * SOURCE[=NAME]…} puts each into a folder of that name, runnable where its source is.
 */
final class Zip {
  private Zip() {}

  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    Files.deleteIfExists(file);
    URI place = URI.create("jar:" + file.toAbsolutePath().toUri());
    Map<String, Object> options = Map.of("create", "true", "enablePosixFileAttributes", "true");
    try (FileSystem zip = FileSystems.newFileSystem(place, options)) {
      Path folder = Files.createDirectory(zip.getPath(args[1]));
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
      for (int i = 2; i < args.length; i++) {
        String[] parts = args[i].split("=", 2);
        Path source = Path.of(parts[0]);
        String name = parts.length == 2 ? parts[1] : source.getFileName().toString();
        Path copy = Files.copy(source, folder.resolve(name));
        String rights = Files.isExecutable(source) ? "rwxr-xr-x" : "rw-r--r--";
        Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString(rights));
      }
    }
  }
}
