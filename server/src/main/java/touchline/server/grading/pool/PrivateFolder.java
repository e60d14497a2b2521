package touchline.server.grading.pool;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * A folder among the system's temporary ones that only this user can read or write. Programs are
 * started from it, so a folder that somebody else made under its name beforehand is not used.
 */
final class PrivateFolder {
  private static final Set<PosixFilePermission> MINE_ALONE =
      PosixFilePermissions.fromString("rwx------");

  private PrivateFolder() {}

  /** The one of this name, made if need be; one of another name where this one is not ours. */
  static Path named(String name) throws IOException {
    return named(Path.of(System.getProperty("java.io.tmpdir")), name);
  }

  static Path named(Path temporary, String name) throws IOException {
    if (!Files.getFileStore(temporary).supportsFileAttributeView("posix")) {
      return Files.createTempDirectory(temporary, name);
    }
    Path fresh = fresh(temporary, name);
    Path wanted = temporary.resolve(name + '-' + ownerOf(fresh));
    try {
      Files.createDirectory(wanted, PosixFilePermissions.asFileAttribute(MINE_ALONE));
    } catch (FileAlreadyExistsException there) {
      if (!isLike(wanted, fresh)) {
        return fresh;
      }
    }
    Files.delete(fresh);
    return wanted;
  }

  /** Under a name of its own by process and time: one by chance would load all of cryptography. */
  private static Path fresh(Path temporary, String name) throws IOException {
    String own = name + '-' + ProcessHandle.current().pid() + '-' + System.nanoTime();
    return Files.createDirectory(
        temporary.resolve(own), PosixFilePermissions.asFileAttribute(MINE_ALONE));
  }

  private static String ownerOf(Path folder) throws IOException {
    return Files.getOwner(folder).getName().replaceAll("[^A-Za-z0-9_.-]", "_");
  }

  /** Whether it is a real folder with the owner and the rights of one that we just made. */
  private static boolean isLike(Path there, Path fresh) throws IOException {
    PosixFileAttributes found =
        Files.readAttributes(there, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    return found.isDirectory()
        && found.permissions().equals(MINE_ALONE)
        && found.owner().equals(Files.getOwner(fresh));
  }
}
