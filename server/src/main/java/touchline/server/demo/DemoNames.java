package touchline.server.demo;

import java.util.List;

/** Invented people from everywhere. Nobody in particular is meant. */
final class DemoNames {
  private static final List<String> GIVEN =
      List.of(
          "Amara",
          "Linh",
          "Mateo",
          "Yuki",
          "Fatima",
          "Oskar",
          "Priya",
          "Chidi",
          "Zeynep",
          "Lucía",
          "Bjørn",
          "Mei",
          "Tomáš",
          "Aisha",
          "Sione",
          "Elif",
          "Dmitri",
          "Noa",
          "Kwame",
          "Ingrid",
          "Rafael",
          "Thandiwe",
          "Jakub",
          "Leilani",
          "Omar",
          "Szofia",
          "Arjun",
          "Ewa",
          "Hassan",
          "Mina",
          "Pádraig",
          "Soo-jin",
          "Anahit");

  private static final List<String> FAMILY =
      List.of(
          "Okafor",
          "Nguyễn",
          "García",
          "Tanaka",
          "Al-Sayed",
          "Lindqvist",
          "Raman",
          "Eze",
          "Yılmaz",
          "Fernández",
          "Halvorsen",
          "Chen",
          "Novák",
          "Bello",
          "Tuilagi",
          "Demir",
          "Sokolov",
          "Levi",
          "Mensah",
          "Bakker",
          "Souza",
          "Dlamini",
          "Kowalski",
          "Kealoha",
          "Haddad",
          "Nagy",
          "Iyer",
          "Wójcik",
          "Rahimi",
          "O'Neill",
          "Petrosyan");

  private DemoNames() {}

  /** Different for the first thousand; beyond that a number tells people apart. */
  static String name(int person) {
    int all = GIVEN.size() * FAMILY.size();
    String name = GIVEN.get(person % GIVEN.size()) + " " + FAMILY.get(person % FAMILY.size());
    return person < all ? name : name + " " + (person / all + 1);
  }

  static String login(int person) {
    return "student" + (person + 1);
  }
}
