package touchline.client.browser.game;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import touchline.client.browser.Element;
import touchline.client.browser.Page;
import touchline.game.Level;
import touchline.game.Skill;

/**
 * Whose methods play: the list beside the pitch. A learner's right method plays by itself, one that
 * is not right when they want it, and the lesson's otherwise.
 */
final class OwnList {
  private static final int OK = 200;

  private final Element figure;
  private final Page.Action changed;
  private final String[] submissions = new String[Skill.values().length];
  private final Set<Skill> right = EnumSet.noneOf(Skill.class);
  private final Set<Skill> wanted = EnumSet.noneOf(Skill.class);
  private final Set<Skill> refused = EnumSet.noneOf(Skill.class);
  private final Set<Skill> used = EnumSet.noneOf(Skill.class);

  /**
   * Asks the site which methods there are; an exported course has no site to ask.
   *
   * @param changed when others play
   */
  OwnList(Element figure, Page.Action changed) {
    this.figure = figure;
    this.changed = changed;
    for (int i = 0; i < submissions.length; i++) {
      submissions[i] = "";
    }
    for (Element button : figure.findAll(".game-methods button")) {
      button.addEventListener("click", event -> skill(button).ifPresent(this::turn));
    }
    String path = figure.attribute("data-methods");
    if (!path.isEmpty()) {
      Page.get(path, this::heard);
    }
  }

  private static Optional<Skill> skill(Element part) {
    return Skill.at(Integer.parseInt(part.attribute("data-skill")));
  }

  /**
   * A line for each method: its place among the skills, the submission, and whether it is right.
   */
  private void heard(int status, String body) {
    int from = 0;
    while (status == OK && from < body.length()) {
      int end = body.indexOf('\n', from);
      read(body.substring(from, end < 0 ? body.length() : end));
      from = end < 0 ? body.length() : end + 1;
    }
    for (Skill skill : Skill.values()) {
      mark(skill);
    }
    if (!used.isEmpty()) {
      changed.run();
    }
  }

  private void read(String line) {
    int first = line.indexOf(' ');
    int second = line.indexOf(' ', first + 1);
    if (first < 0 || second < 0) {
      return;
    }
    Optional<Skill> skill = Skill.at(Integer.parseInt(line.substring(0, first)));
    if (skill.isPresent()) {
      submissions[skill.get().number()] = line.substring(first + 1, second);
      if (line.endsWith(" right")) {
        right.add(skill.get());
        wanted.add(skill.get());
        used.add(skill.get());
      }
    }
  }

  private void turn(Skill skill) {
    if (used.remove(skill)) {
      wanted.remove(skill);
      refused.add(skill);
    } else {
      refused.remove(skill);
      wanted.add(skill);
      used.add(skill);
    }
    mark(skill);
    changed.run();
  }

  /** The lesson's plays on in its place. */
  void leaveOut(Skill skill) {
    used.remove(skill);
    mark(skill);
  }

  void leaveAllOut() {
    for (Skill skill : Skill.values()) {
      leaveOut(skill);
    }
  }

  /** Shows what belongs to a level. */
  void show(Level level) {
    for (Element part : figure.findAll(".game-level")) {
      part.mark("now", part.attribute("data-level").equals(level.id()));
    }
  }

  /** The methods of a level that are the learner's now. */
  Set<Skill> chosen(Level level) {
    return among(level, used);
  }

  /** The same with those that were left out while they played. */
  Set<Skill> wanted(Level level) {
    return among(level, wanted);
  }

  /** The methods that the learner has switched off, whatever a link says. */
  Set<Skill> refused() {
    return refused;
  }

  private static Set<Skill> among(Level level, Set<Skill> some) {
    Set<Skill> among = EnumSet.noneOf(Skill.class);
    for (Skill skill : level.skills()) {
      if (some.contains(skill)) {
        among.add(skill);
      }
    }
    return among;
  }

  /** The address of a script with these methods; empty where all are the lesson's. */
  String script(Level level) {
    StringBuilder address = new StringBuilder();
    for (Skill skill : chosen(level)) {
      address.append(address.length() == 0 ? figure.attribute("data-worker") + "?methods=" : ".");
      address.append(submissions[skill.number()]);
    }
    return address.toString();
  }

  private void mark(Skill skill) {
    boolean known = !submissions[skill.number()].isEmpty();
    boolean plays = used.contains(skill);
    for (Element line : figure.findAll("[data-method=\"" + skill.number() + "\"]")) {
      Element button = line.need("button");
      button.setHidden(!known);
      button.put("aria-pressed", Boolean.toString(plays));
      line.need(".game-whose").showText(whose(line, skill, plays));
    }
  }

  private String whose(Element line, Skill skill, boolean plays) {
    if (!plays) {
      return line.attribute("data-ours");
    }
    return right.contains(skill)
        ? "your version plays"
        : "your version plays, and is not right yet";
  }
}
