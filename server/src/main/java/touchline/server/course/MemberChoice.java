package touchline.server.course;

import java.util.List;
import touchline.server.page.ListAddress;

/**
 * Which people of a course a list shows, and in which order.
 *
 * @param section empty for all
 * @param part of a name or a login; empty for all
 * @param who one of {@link #WHO}
 * @param sort one of {@link #SORTS}
 */
public record MemberChoice(String section, String part, String who, String sort) {
  static final String EVERYBODY = "everybody";
  static final String AWAITED = "awaited";
  static final String STAFF = "staff";

  static final String ROLE = "role";
  static final String NAME = "name";
  static final String FAMILY = "family";
  static final String LOGIN = "login";
  static final String SECTION = "section";

  /** By the words of the address: all, students without a password, everybody but students. */
  static final List<String> WHO = List.of(EVERYBODY, AWAITED, STAFF);

  static final List<String> SORTS = List.of(ROLE, NAME, FAMILY, LOGIN, SECTION);

  /** All people of a section, or of the course. */
  static MemberChoice of(String section) {
    return new MemberChoice(section, "", EVERYBODY, ROLE);
  }

  /** What an address asks for; the section is decided elsewhere. */
  static MemberChoice of(ListAddress asked, String section) {
    return new MemberChoice(
        section,
        asked.value("name").strip(),
        known(WHO, asked.value("who")),
        known(SORTS, asked.value("sort")));
  }

  private static String known(List<String> words, String asked) {
    return words.contains(asked) ? asked : words.get(0);
  }
}
