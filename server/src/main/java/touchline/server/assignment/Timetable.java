package touchline.server.assignment;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.server.assignment.plan.ExtensionGrant;
import touchline.server.assignment.plan.Schedule;

/**
 * When the assignments of a course open, are due and close, for each person. Whatever counts, shows
 * or hands on the work of several people asks here, so that none of it forgets an extension.
 */
public final class Timetable {
  private final Map<Long, Schedule> planned;
  private final Map<Long, Granted> granted;
  private final boolean isOfMany;
  private final Set<Long> excepted;

  /**
   * @param planned by assignment
   * @param granted by assignment; nothing where there is none
   */
  Timetable(Map<Long, Schedule> planned, Map<Long, List<ExtensionGrant>> granted) {
    this.planned = Map.copyOf(planned);
    this.granted =
        granted.entrySet().stream()
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, one -> of(one.getValue())));
    this.isOfMany = this.granted.values().stream().anyMatch(one -> !one.ofMany().isEmpty());
    this.excepted =
        this.granted.values().stream()
            .flatMap(one -> one.byAccount().keySet().stream())
            .collect(Collectors.toUnmodifiableSet());
  }

  /** Extensions so that those of one person are found among those of hundreds. */
  private record Granted(List<ExtensionGrant> ofMany, Map<Long, List<ExtensionGrant>> byAccount) {
    private static final Granted NOTHING = new Granted(List.of(), Map.of());

    boolean concerns(long account) {
      return !ofMany.isEmpty() || byAccount.containsKey(account);
    }

    List<ExtensionGrant> of(long account) {
      List<ExtensionGrant> own = byAccount.getOrDefault(account, List.of());
      return own.isEmpty() ? ofMany : Stream.concat(ofMany.stream(), own.stream()).toList();
    }
  }

  private static Granted of(List<ExtensionGrant> all) {
    return new Granted(
        all.stream().filter(one -> one.account() == 0).toList(),
        all.stream()
            .filter(one -> one.account() != 0)
            .collect(Collectors.groupingBy(ExtensionGrant::account)));
  }

  /**
   * The schedule of one person.
   *
   * @param section theirs; empty for none
   */
  public Schedule of(long assignment, long account, String section) {
    List<ExtensionGrant> theirs = granted.getOrDefault(assignment, Granted.NOTHING).of(account);
    return ExtensionStore.own(planned(assignment), theirs, account, section);
  }

  /** The schedule of those who have no more time than everybody. */
  public Schedule everybody(long assignment) {
    List<ExtensionGrant> all = granted.getOrDefault(assignment, Granted.NOTHING).ofMany();
    return ExtensionStore.everybody(planned(assignment), all);
  }

  private Schedule planned(long assignment) {
    return Objects.requireNonNull(planned.get(assignment), "assignment must be of the course");
  }

  /** Whether this person may have more time than everybody: false for most, and quickly. */
  public boolean isException(long assignment, long account) {
    return granted.getOrDefault(assignment, Granted.NOTHING).concerns(account);
  }

  /** Who may have more time in any of them; empty where that is everybody of a section. */
  public Optional<Set<Long>> exceptions() {
    return isOfMany ? Optional.empty() : Optional.of(excepted);
  }

  /** The same in any assignment. */
  public boolean isException(long account) {
    return isOfMany || excepted.contains(account);
  }

  /** Whether somebody may have more time than everybody. */
  public boolean hasExceptions(long assignment) {
    return granted.containsKey(assignment);
  }
}
