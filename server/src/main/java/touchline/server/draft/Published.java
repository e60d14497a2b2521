package touchline.server.draft;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.author.Workshop;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.LiveExercises;
import touchline.server.lesson.OwnExercise;
import touchline.server.store.Database;

/**
 * The exercises that were published, as they are now: whatever process publishes one, all see it
 * with the next question that they ask.
 */
public final class Published implements LiveExercises {
  private static final Logger LOG = LoggerFactory.getLogger(Published.class);

  /** Those that are made anew from what is kept are few milliseconds away. */
  private static final int MOST_KEPT = 200;

  private final PublishedStore store;
  private final JobRunner runner;
  private final Map<Long, OwnExercise> kept =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, OwnExercise> eldest) {
          return size() > MOST_KEPT;
        }
      };

  /**
   * @param runner where programs of strangers run on cases that students write
   */
  public Published(Database database, JobRunner runner) {
    this.store = new PublishedStore(database);
    this.runner = runner;
  }

  @Override
  public Optional<OwnExercise> find(String id) {
    return OwnExercise.number(id).flatMap(this::find);
  }

  private Optional<OwnExercise> find(long number) {
    return store.version(number).flatMap(version -> known(number, version).or(() -> made(number)));
  }

  private Optional<OwnExercise> known(long number, String version) {
    synchronized (kept) {
      return Optional.ofNullable(kept.get(number)).filter(one -> one.version().equals(version));
    }
  }

  private Optional<OwnExercise> made(long number) {
    Optional<OwnExercise> made = store.latest(number).flatMap(edition -> made(number, edition));
    made.ifPresent(
        exercise -> {
          synchronized (kept) {
            kept.put(number, exercise);
          }
        });
    return made;
  }

  private Optional<OwnExercise> made(long number, PublishedStore.Edition edition) {
    Workshop workshop = new Workshop(DraftStore.written(edition.folder()).files());
    Optional<OwnExercise> made = workshop.made(OwnExercise.id(number), edition.answers(), runner);
    if (made.isEmpty()) {
      LOG.warn("exercise {} cannot be read as it is kept; publish it again", number);
    }
    return made;
  }

  @Override
  public List<ExerciseText> of(long course) {
    return store.of(course).stream()
        .flatMap(number -> find(number).stream())
        .flatMap(each -> each.texts().stream())
        .sorted(Comparator.comparing(ExerciseText::title))
        .toList();
  }
}
