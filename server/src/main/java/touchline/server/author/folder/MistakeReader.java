package touchline.server.author.folder;

import java.util.List;
import java.util.Optional;
import touchline.server.author.file.FolderFiles;
import touchline.server.lesson.compile.Problem;

/** Reads the wrong programs of a folder, each a file. */
record MistakeReader(FolderFiles folder, List<Problem> problems) {
  private static final int MOST_SAID = 400;
  private static final String NAME = "[^“”\"+]{1,80}";

  /** Empty if a rule is broken. */
  Optional<WrongProgram> read(String name) {
    String file = FolderReader.MISTAKES + "/" + name;
    if (!name.matches("[a-z0-9][a-z0-9-]{0,59}\\.java")) {
      String rule = "must be named with small letters, digits and hyphens, and end in .java";
      problems.add(new Problem(file, 1, rule));
      return Optional.empty();
    }
    return folder.text(file, problems).flatMap(source -> mistake(file, source));
  }

  /** The first comment gives the name, the comments behind it what is said. */
  private Optional<WrongProgram> mistake(String file, String source) {
    List<String> comment =
        source.lines().takeWhile(line -> line.startsWith("// ")).map(this::said).toList();
    if (comment.isEmpty() || comment.get(0).isEmpty()) {
      problems.add(new Problem(file, 1, "must begin with a line // and the name of the mistake"));
      return Optional.empty();
    }
    if (comment.size() == 1) {
      problems.add(new Problem(file, 2, "must go on with a line // that says what is wrong"));
      return Optional.empty();
    }
    if (!comment.get(0).matches(NAME)) {
      String rule = "a name must have at most 80 characters, none of them a quotation mark or a +";
      problems.add(new Problem(file, 1, rule));
      return Optional.empty();
    }
    String said = String.join(" ", comment.subList(1, comment.size()));
    if (said.length() > MOST_SAID) {
      String rule = "what is wrong must be said in at most " + MOST_SAID + " characters";
      problems.add(new Problem(file, 2, rule));
      return Optional.empty();
    }
    return Optional.of(new WrongProgram(file, comment.get(0), said, source));
  }

  private String said(String line) {
    return line.substring("// ".length()).strip();
  }
}
