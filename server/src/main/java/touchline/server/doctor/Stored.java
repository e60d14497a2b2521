package touchline.server.doctor;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.server.store.Place;
import touchline.server.store.StoreProblem;
import touchline.server.store.StoreState;

/** What the place of the data gives. */
public record Stored(Place place, Instant now) {
  private static final long MEGABYTE = 1024 * 1024;

  /** In megabytes: a course of 500 for a term, its backup, and an upgrade. */
  private static final long LEAST_SPACE = 2_000;

  private static final Duration OLDEST_BACKUP = Duration.ofDays(2);

  /** SQLite's locks are not kept on these. */
  private static final Set<String> REMOTE = Set.of("nfs", "nfs4", "cifs", "smb3", "fuse.sshfs");

  /** Looks at all of it. */
  public List<Diagnosis> diagnoses() {
    List<Diagnosis> diagnoses = new ArrayList<>();
    place.folder().ifPresent(folder -> diagnoses.addAll(folder(folder)));
    if (!place.isThere()) {
      diagnoses.add(Diagnosis.ok("database", "is made at the first start in " + place));
      return diagnoses;
    }
    try {
      diagnoses.addAll(database(StoreState.of(place)));
      StoreState.damage(place).map(Stored::damaged).ifPresent(diagnoses::add);
    } catch (StoreProblem problem) {
      diagnoses.add(Diagnosis.bad("database", String.valueOf(problem.getMessage())));
    }
    return diagnoses;
  }

  private List<Diagnosis> database(StoreState state) {
    if (state.isNewer()) {
      return List.of(
          Diagnosis.bad("database", "was made by a newer version: run that one, " + place));
    }
    if (state.pending() > 0) {
      return List.of(
          Diagnosis.ok("database", "of an earlier version, brought up to date at the next start"));
    }
    return List.of(Diagnosis.ok("database", "of this version, " + place), backup(state.backup()));
  }

  private static Diagnosis damaged(String found) {
    return Diagnosis.bad(
        "database", "is damaged: stop the site and restore the last backup (" + found + ")");
  }

  private Diagnosis backup(Optional<Instant> last) {
    if (last.isEmpty()) {
      return Diagnosis.weak("backup", "none was made: run the command backup every night");
    }
    Duration age = Duration.between(last.get(), now);
    String text = "the last is " + age.toHours() + " h old";
    return age.compareTo(OLDEST_BACKUP) > 0
        ? Diagnosis.weak("backup", text + ": run the command backup every night")
        : Diagnosis.ok("backup", text);
  }

  private static List<Diagnosis> folder(Path folder) {
    Path there = folder;
    while (there != null && !Files.isDirectory(there)) {
      there = there.getParent();
    }
    if (there == null || !Files.isWritable(there)) {
      return List.of(Diagnosis.bad("folder", folder + " cannot be written"));
    }
    try {
      FileStore disk = Files.getFileStore(there);
      return List.of(kind(disk), space(disk.getUsableSpace() / MEGABYTE));
    } catch (IOException unknown) {
      return List.of(Diagnosis.weak("disk", "nothing is known of the disk of " + folder));
    }
  }

  private static Diagnosis kind(FileStore disk) {
    return REMOTE.contains(disk.type())
        ? Diagnosis.bad(
            "folder", "is on a network (" + disk.type() + "): SQLite needs a local disk")
        : Diagnosis.ok("folder", "on a local disk (" + disk.type() + ")");
  }

  static Diagnosis space(long megabytes) {
    String text = megabytes + " MB are free";
    return megabytes < LEAST_SPACE
        ? Diagnosis.weak("disk", text + ": keep at least " + LEAST_SPACE + " MB free")
        : Diagnosis.ok("disk", text);
  }
}
