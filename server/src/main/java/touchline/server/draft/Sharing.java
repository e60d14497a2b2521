package touchline.server.draft;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.server.account.Account;

/** Shows a draft to the staff of courses that its author teaches. */
record Sharing(ShareStore store, Teaching teaching, Clock clock) {
  private static final String SHOW = "show:";
  private static final String HIDE = "hide:";
  private static final Pattern PRESSED = Pattern.compile("(show|hide):([1-9][0-9]{0,17})");

  /**
   * A course whose staff can be shown a draft; templates read it.
   *
   * @param field names the button, whichever of the two it does
   * @param go what the button sends
   */
  public record Choice(String title, boolean isShown, String field, String go) {}

  List<Choice> choices(Account who, Draft draft) {
    Set<Long> shown = store.courses(draft.id());
    return teaching.of(who).stream()
        .map(
            course -> {
              boolean isShown = shown.contains(course.id());
              String go = (isShown ? HIDE : SHOW) + course.id();
              return new Choice(course.title(), isShown, "staff-" + course.id(), go);
            })
        .toList();
  }

  /** Whether a button that was pressed is one of these; of another course it does nothing. */
  boolean isDone(Account who, Draft draft, String pressed) {
    Matcher button = PRESSED.matcher(pressed);
    if (!button.matches()) {
      return false;
    }
    Optional<Long> course =
        Optional.of(Long.parseLong(button.group(2))).filter(teaching.ids(who)::contains);
    if (pressed.startsWith(SHOW)) {
      course.ifPresent(id -> store.show(draft, id, who, clock.instant()));
    } else {
      course.ifPresent(id -> store.hide(draft, id, who, clock.instant()));
    }
    return true;
  }
}
