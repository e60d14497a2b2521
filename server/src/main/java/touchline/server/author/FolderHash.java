package touchline.server.author;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import touchline.server.author.folder.CaseLine;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.WrongProgram;
import touchline.server.author.kept.AnsweredWire;

/** Names what stands in a folder: SHA-256 over all of it. */
final class FolderHash {
  private final MessageDigest digest;

  private FolderHash() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException never) {
      throw new IllegalStateException(never);
    }
  }

  /** Where what students were asked by an exercise is kept. */
  static String ofQuestion(String id) {
    FolderHash hash = new FolderHash();
    hash.add("touchline question " + AnsweredWire.FORM);
    hash.add(id);
    return HexFormat.of().formatHex(hash.digest.digest());
  }

  /**
   * In hexadecimal.
   *
   * @param id of the exercise; what is asked by a question belongs to it alone
   */
  static String of(ExerciseFolder folder, String id) {
    FolderHash hash = new FolderHash();
    hash.add("touchline exercise " + AnsweredWire.FORM);
    hash.add(folder.head().toString());
    hash.add(folder.text());
    hash.add(folder.reference());
    for (WrongProgram mistake : folder.mistakes()) {
      hash.add(mistake.file());
      hash.add(mistake.source());
    }
    for (int i = 0; i < folder.cases().size(); i++) {
      hash.add(CaseLine.of(folder.head().method(), folder.cases().get(i)));
      hash.add(folder.sections().get(i));
    }
    folder
        .question()
        .ifPresent(
            question -> {
              hash.add(question.toString());
              hash.add(id);
            });
    folder.tests().ifPresent(tests -> hash.add(tests.toString()));
    folder.wanted().ifPresent(wanted -> hash.add(wanted.toString()));
    folder.extras().picture().ifPresent(picture -> hash.add(picture.text()));
    return HexFormat.of().formatHex(hash.digest.digest());
  }

  /** With its length, so that no two texts run into each other. */
  private void add(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
    digest.update(bytes);
  }
}
