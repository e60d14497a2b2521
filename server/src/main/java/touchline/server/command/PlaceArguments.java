package touchline.server.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import touchline.server.store.Database;
import touchline.server.store.Place;
import touchline.server.store.StoreProblem;

/**
 * Where the data is, as a person said it.
 *
 * @param name the flag or the variable that it came from, for messages
 */
public record PlaceArguments(String name, Place place) {
  /** Tells the place when a command runs. */
  public interface Source {
    PlaceArguments get() throws BadSetting;
  }

  /** The data folder. */
  static PlaceArguments folder(Given given) throws BadSetting {
    return new PlaceArguments(given.name(), Place.folder(path(given)));
  }

  private static Path path(Given given) throws BadSetting {
    try {
      if (!given.value().isBlank()) {
        return Path.of(given.value());
      }
    } catch (InvalidPathException invalid) {
      // The same message as for a blank one.
    }
    throw new BadSetting(given.name() + " must be the path of a folder: " + given.value());
  }

  /**
   * The address of a database; what was given is not repeated, for it can hold a password.
   *
   * @param data the data folder, which the database is saved in before it is brought up to date
   */
  static PlaceArguments server(Given given, String user, String password, Given data)
      throws BadSetting {
    Path saves = path(data);
    try {
      Place place = Place.server(given.value(), user, password);
      return new PlaceArguments(given.name(), place.savedIn(saves));
    } catch (StoreProblem problem) {
      throw new BadSetting(given.name() + " " + problem.getMessage());
    }
  }

  /** Opens the database, made if need be. */
  Database open() throws BadSetting {
    try {
      return Database.open(place);
    } catch (StoreProblem problem) {
      throw new BadSetting(name + " " + problem.getMessage());
    }
  }

  /** Opens the database of a place that must have one. */
  Database openExisting() throws BadSetting {
    if (!place.isThere()) {
      throw new BadSetting(name + " must be a folder with a database: " + place);
    }
    return open();
  }
}
