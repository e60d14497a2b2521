package touchline.server.course;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import touchline.server.canvas.CanvasNames;
import touchline.server.csv.CanvasGradebook;

/** Which column of a roster is which, by the headings that registries and other systems write. */
final class RosterColumns {
  /** What a column can say. */
  enum Column {
    LOGIN(
        "login|login name|username|user name|sis login id|login id|anmeldename|benutzername"
            + "|nutzername|kennung|nom d'utilisateur|identifiant|nombre de usuario|usuario",
        "login name"),
    /** Where nothing else holds logins; Canvas keeps another number there. */
    USER_ID("user id", ""),
    EMAIL(
        "email|e-mail|email address|e-mail address|mail|e-mail-adresse|mailadresse|adresse de"
            + " courriel|courriel|adresse e-mail|direccion de correo|direccion email|correo"
            + " electronico|correo",
        "mail address"),
    NAME(
        "name|full name|student|student name|vollstandiger name|nom complet|nombre completo|nom"
            + "|nombre",
        "name"),
    FIRST("first name|given name|forename|firstname|vorname|prenom", "first name"),
    LAST(
        "last name|surname|family name|lastname|nachname|familienname|nom de famille|apellido(s)"
            + "|apellidos|apellido",
        "last name"),
    SECTION(
        "section|sections|group|groups|class|gruppe|gruppen|groupe|groupes|grupo|grupos|seccion",
        "section"),
    /** In the lists of users that registries keep for Canvas. */
    STATUS("status", "who is deleted there"),
    /** Canvas's own number of somebody; its gradebook calls it {@code ID}. */
    CANVAS_ID("canvas user id|canvas id", "Canvas’s number"),
    SIS_ID("sis user id|sis id", "SIS ID"),
    /** Somebody said that it is to be left alone. */
    NOTHING("", "left alone");

    private final String headings;
    private final String words;

    /**
     * A meaning.
     *
     * @param headings separated by upright strokes, without accents
     * @param words for people; empty for what nobody chooses
     */
    Column(String headings, String words) {
      this.headings = headings;
      this.words = words;
    }

    /** For people; empty for what nobody chooses. */
    String words() {
      return words;
    }
  }

  /** A gradebook of Canvas has a column for each assignment. */
  private static final int MOST_SHOWN = 40;

  private static final int LONGEST_NUMBER = 100;
  private static final int LONGEST_SIS_ID = 200;

  private final List<String> headings;
  private final Map<Column, Integer> places = new EnumMap<>(Column.class);
  private final List<String> ignored = new ArrayList<>();
  private final List<String> twice = new ArrayList<>();
  private final boolean isCanvas;

  RosterColumns(List<String> headings) {
    this(headings, Map.of());
  }

  /**
   * The same, where somebody says what some headings mean.
   *
   * @param byHand by heading, as the file writes it
   */
  RosterColumns(List<String> headings, Map<String, Column> byHand) {
    this.headings = headings.stream().map(String::strip).toList();
    isCanvas = CanvasGradebook.isHeadings(this.headings);
    for (int i = 0; i < headings.size(); i++) {
      String heading = this.headings.get(i);
      place(heading, Optional.ofNullable(byHand.get(heading)).or(() -> known(heading)), i);
    }
    if (has(Column.USER_ID)) {
      useOrIgnoreUserId();
    }
    readNamesAsTheirLanguagesDo();
  }

  private Optional<Column> known(String heading) {
    return isCanvas && heading.equalsIgnoreCase("id")
        ? Optional.of(Column.CANVAS_ID)
        : column(heading);
  }

  /** Beside {@code login_id}, a registry's {@code user_id} is what Canvas calls the SIS ID. */
  private void useOrIgnoreUserId() {
    int place = Objects.requireNonNull(places.remove(Column.USER_ID));
    boolean isRegistry = plain(heading(Column.LOGIN)).equals("login id");
    if (isRegistry && !has(Column.SIS_ID)) {
      places.put(Column.SIS_ID, place);
    } else if (has(Column.LOGIN)) {
      ignored.add(headings.get(place));
    } else {
      places.put(Column.LOGIN, place);
    }
  }

  /** {@code Vorname;Name} and {@code Nombre;Apellidos}: half a name has the word for all of it. */
  private void readNamesAsTheirLanguagesDo() {
    String whole = plain(heading(Column.NAME));
    boolean hasForeignFirst = plain(heading(Column.FIRST)).matches("vorname|prenom");
    if (whole.matches("name|nom") && hasForeignFirst && !has(Column.LAST)) {
      move(Column.LAST);
    } else if (whole.equals("nombre") && has(Column.LAST) && !has(Column.FIRST)) {
      move(Column.FIRST);
    }
  }

  private void move(Column half) {
    places.put(half, Objects.requireNonNull(places.remove(Column.NAME)));
  }

  private void place(String heading, Optional<Column> column, int index) {
    if (column.isEmpty() || column.get() == Column.NOTHING) {
      ignored.add(heading);
    } else if (places.putIfAbsent(column.get(), index) != null) {
      twice.add(heading);
    }
  }

  private static Optional<Column> column(String heading) {
    String plain = plain(heading);
    for (Column column : Column.values()) {
      if (List.of(column.headings.split("\\|")).contains(plain)) {
        return Optional.of(column);
      }
    }
    return Optional.empty();
  }

  /** Without capitals, accents and bent apostrophes. */
  private static String plain(String heading) {
    return Normalizer.normalize(heading, Normalizer.Form.NFD)
        .replaceAll("\\p{Mn}", "")
        .toLowerCase(Locale.ROOT)
        .replace('_', ' ')
        .replace('\u2019', '\'')
        .strip();
  }

  /** What a column is taken for. */
  Column meaning(int index) {
    return places.entrySet().stream()
        .filter(one -> one.getValue() == index)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(Column.NOTHING);
  }

  /** How Canvas names somebody, where the file says so. */
  Optional<CanvasNames.Named> canvas(List<String> line) {
    String number = field(Column.CANVAS_ID, line);
    String sis = field(Column.SIS_ID, line);
    boolean isLong = number.length() > LONGEST_NUMBER || sis.length() > LONGEST_SIS_ID;
    return (number.isEmpty() && sis.isEmpty()) || isLong
        ? Optional.empty()
        : Optional.of(new CanvasNames.Named(lastNameFirst(line), number, sis));
  }

  private String lastNameFirst(List<String> line) {
    return has(Column.NAME)
        ? field(Column.NAME, line)
        : field(Column.LAST, line) + ", " + field(Column.FIRST, line);
  }

  /** Whether a line is none of a person who belongs into the class. */
  boolean isNobody(List<String> line) {
    boolean isNoStudent =
        CanvasGradebook.isTestStudent(line.get(0)) || CanvasGradebook.isAboutAssignments(line);
    return (isCanvas && isNoStudent) || field(Column.STATUS, line).equalsIgnoreCase("deleted");
  }

  /** A person's name as people say it; files of Canvas have the last name in front. */
  String name(List<String> line) {
    if (!has(Column.NAME)) {
      return field(Column.FIRST, line) + ' ' + field(Column.LAST, line);
    }
    String name = field(Column.NAME, line);
    return isCanvas ? CanvasGradebook.firstNameFirst(name) : name;
  }

  /** Why no roster can be read with these headings, if so. */
  Optional<String> problem() {
    if (!twice.isEmpty()) {
      return Optional.of("Two columns mean the same: " + twice.get(0) + ". Leave one of them out.");
    }
    if (!has(Column.LOGIN) && !has(Column.EMAIL)) {
      return Optional.of(
          "The first line must name a column login or email; it names: " + shown() + ".");
    }
    if (!has(Column.NAME) && !has(Column.LAST)) {
      return Optional.of(
          "The first line must name a column name, or first name and last name; it names: "
              + shown()
              + ".");
    }
    return Optional.empty();
  }

  private String shown() {
    String all = String.join(", ", headings);
    return all.length() > 200 ? all.substring(0, 200) + "…" : all;
  }

  boolean has(Column column) {
    return places.containsKey(column);
  }

  /** What a line says there; empty if it has no such column. */
  String field(Column column, List<String> line) {
    Integer place = places.get(column);
    return place == null || place >= line.size() ? "" : line.get(place).strip();
  }

  /** How the file calls the column. */
  String heading(Column column) {
    Integer place = places.get(column);
    return place == null ? "" : headings.get(place);
  }

  /** With what they are taken for, as many as a page can ask about. */
  List<Roster.Heading> shownHeadings() {
    List<Roster.Heading> shown = new ArrayList<>();
    for (int i = 0; i < Math.min(headings.size(), MOST_SHOWN); i++) {
      shown.add(new Roster.Heading(headings.get(i), meaning(i).name()));
    }
    return shown;
  }

  int size() {
    return headings.size();
  }

  List<String> ignored() {
    return List.copyOf(ignored);
  }
}
