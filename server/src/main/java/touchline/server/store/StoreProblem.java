package touchline.server.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import org.flywaydb.core.api.CoreErrorCode;
import org.flywaydb.core.api.FlywayException;
import org.sqlite.SQLiteErrorCode;

/**
 * The data folder cannot be used. The message is the rest of a line that begins with the setting,
 * for the person who chose the folder: a rule, the path, the reason.
 */
public final class StoreProblem extends RuntimeException {
  private StoreProblem(String message, Throwable cause) {
    super(message, cause);
  }

  /** The folder could not be made. */
  static StoreProblem folder(Path folder, IOException refused) {
    return new StoreProblem(
        "must be a folder that can be written: " + folder + " (" + reason(refused) + ")", refused);
  }

  private static String reason(IOException refused) {
    if (refused instanceof FileAlreadyExistsException) {
      return "it is a file";
    }
    if (refused instanceof AccessDeniedException) {
      return "no permission";
    }
    if (refused instanceof FileSystemException other && other.getReason() != null) {
      return other.getReason();
    }
    return "it cannot be made";
  }

  /** The file in the folder could not be opened or brought to the current schema. */
  static StoreProblem file(Path file, RuntimeException refused) {
    return new StoreProblem(rule(file) + reason(refused) + ")", refused);
  }

  /** A file of secrets beside the database cannot be used; the rule says what it must hold. */
  public static StoreProblem secret(Path file, String rule, IOException refused) {
    return new StoreProblem(
        "must hold " + rule + ": " + file + " (" + unreadable(refused) + ")", refused);
  }

  private static String unreadable(IOException refused) {
    return refused instanceof AccessDeniedException ? "no permission" : "it cannot be used";
  }

  /** The file has a schema that this program does not know yet. */
  static StoreProblem newer(Path file) {
    return new StoreProblem(
        rule(file) + "it was made by a newer version)", new IllegalStateException("newer schema"));
  }

  private static String rule(Path file) {
    return "must hold a database of this program that can be written: " + file + " (";
  }

  private static String reason(RuntimeException refused) {
    if (Trouble.isBusy(refused)) {
      return "it is in use by another program";
    }
    if (Trouble.has(refused, SQLiteErrorCode.SQLITE_NOTADB)) {
      return "it is no database";
    }
    if (Trouble.has(refused, SQLiteErrorCode.SQLITE_READONLY)) {
      return "no permission to write it";
    }
    if (Trouble.has(refused, SQLiteErrorCode.SQLITE_CANTOPEN)) {
      return "it cannot be opened: it is no file, or there is no permission";
    }
    return refused instanceof FlywayException schema ? reason(schema) : "it cannot be opened";
  }

  private static String reason(FlywayException schema) {
    boolean foreign =
        schema.getErrorCode() == CoreErrorCode.NON_EMPTY_SCHEMA_WITHOUT_SCHEMA_HISTORY_TABLE;
    return foreign
        ? "it was made by another program"
        : "its tables are not those that any version of this program makes";
  }
}
