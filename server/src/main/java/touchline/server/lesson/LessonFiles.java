package touchline.server.lesson;

import java.util.Optional;
import touchline.server.asset.ClassPath;

/** The files that the build makes of the lessons, by name below their folder. */
interface LessonFiles {
  /** The bytes of one, if it was made. */
  Optional<byte[]> find(String name);

  /** Each in a file of its own on the class path. */
  static LessonFiles of(ClassLoader loader) {
    return name ->
        loader.getResource(LessonReader.FOLDER + "/" + name) == null
            ? Optional.empty()
            : Optional.of(ClassPath.bytes(loader, LessonReader.FOLDER + "/" + name));
  }
}
