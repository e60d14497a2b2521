package touchline.server.grading.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the build compiled is what a worker would compile. */
class LibraryProgramTest {
  @Test
  void theBuildHasCompiledTheProgram() throws Compiler.TooComplex {
    assertEquals(hex(new Compiler().compile(LibraryProgram.SOURCE).classFiles()), compiled());
  }

  private static List<String> compiled() {
    return hex(LibraryProgram.compiled());
  }

  private static List<String> hex(List<byte[]> classFiles) {
    return classFiles.stream().map(HexFormat.of()::formatHex).toList();
  }
}
