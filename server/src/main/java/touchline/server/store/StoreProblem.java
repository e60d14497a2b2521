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
 * The place of the data cannot be used. The message is the rest of a line that begins with the
 * setting, for the person who chose the place: a rule, the place, the reason.
 */
public final class StoreProblem extends RuntimeException {
  private static final String NEWER = "it was made by a newer version";

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
    return new StoreProblem(rule(file) + NEWER + ")", new IllegalStateException("newer schema"));
  }

  /** What is there could not be kept before its schema is changed. */
  static StoreProblem unsaved(Path file, BackupProblem refused) {
    return new StoreProblem(
        "must have room for a backup before it is brought up to date: " + file, refused);
  }

  /** What was given as the address of a database is none. */
  static StoreProblem address() {
    return new StoreProblem(
        "must be an address such as jdbc:postgresql://host:5432/name",
        new IllegalArgumentException("address"));
  }

  /** The database of a server could not be opened or brought to the current schema. */
  static StoreProblem server(String shown, RuntimeException refused) {
    return new StoreProblem(ruleOfServer(shown) + reasonOfServer(refused) + ")", refused);
  }

  /** The database of a server has a schema that this program does not know yet. */
  static StoreProblem newerServer(String shown) {
    return new StoreProblem(
        ruleOfServer(shown) + NEWER + ")", new IllegalStateException("newer schema"));
  }

  private static String ruleOfServer(String shown) {
    return "must be a PostgreSQL database that this program can use: " + shown + " (";
  }

  private static String reasonOfServer(RuntimeException refused) {
    return switch (Trouble.state(refused).orElse("")) {
      case "28P01", "28000" -> "it refuses this user or password";
      case "3D000" -> "the server has no database of this name";
      case "42501" -> "this user may not make tables in it";
      case "08001", "08006", "08004" -> "the server does not answer";
      default -> refused instanceof FlywayException schema ? reason(schema) : "it cannot be opened";
    };
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
    if (Trouble.has(refused, SQLiteErrorCode.SQLITE_CORRUPT)) {
      return "it is damaged: restore a backup";
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
