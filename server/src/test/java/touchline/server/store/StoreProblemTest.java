package touchline.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Reasons that cannot be brought about by everybody: nothing is forbidden to root. */
class StoreProblemTest {
  @Test
  void missingPermissionIsNamed() {
    Path folder = Path.of("/somewhere");
    assertEquals(
        "must be a folder that can be written: " + folder + " (no permission)",
        StoreProblem.folder(folder, new AccessDeniedException("/somewhere")).getMessage());
  }
}
