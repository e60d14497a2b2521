package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.course.Roster.Entry;
import touchline.server.course.Roster.Problem;

class RosterReaderTest {
  private static final List<Entry> TWO =
      List.of(
          new Entry(2, "ada", "Ada Łovelace", "A"),
          new Entry(3, "bob@x.org", "Bob, the second", ""));

  private static Roster read(String text) {
    return RosterReader.read(text.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "login,name,section\nada,Ada Łovelace,A\nbob@x.org,\"Bob, the second\",\n",
        "login;name;section\r\nada;Ada Łovelace;A\r\nBOB@x.org;Bob, the second;\r\n",
        "Login\tName\tSection\n ada \tAda   Łovelace\tA\nbob@x.org\tBob, the second\t",
        "First name,Surname,Email address,Groups\nAda,Łovelace,ada,A\n\"Bob,\",the second,bob@x.org,\n",
        "section,NAME,SIS_Login_ID\nA,\"Ada Łovelace\",ada\n,\"Bob, the second\",bob@x.org\n\n,,\n"
      })
  void sameClassInTheFormsThatProgramsWrite(String text) {
    Roster roster = read(text);
    assertEquals(List.of(), roster.problems());
    assertEquals(TWO, roster.entries());
  }

  @ParameterizedTest
  @CsvSource({"UTF-8", "UTF-16LE", "UTF-16BE"})
  void markOfTheEncodingIsUnderstood(String charset) {
    String text = "\uFEFFlogin,name\nada,Ada Łovelace\n";
    Roster roster = RosterReader.read(text.getBytes(Charset.forName(charset)));
    assertEquals(List.of(new Entry(2, "ada", "Ada Łovelace", "")), roster.entries());
  }

  @Test
  void fileOfAnOlderSpreadsheetIsReadAsLatin() {
    byte[] file = "login;name\njose;José Núñez\n".getBytes(Charset.forName("windows-1252"));
    assertEquals(
        List.of(new Entry(2, "jose", "José Núñez", "")), RosterReader.read(file).entries());
  }

  @Test
  void mailAddressesAreKeptBesideLoginNames() {
    Roster roster =
        read("login,name,email\nada,Ada,Ada@X.org\nbob,Bob,none\ncy@x.org,Cy,cy@x.org\n");
    assertEquals(List.of("ada@x.org", "", ""), roster.entries().stream().map(Entry::mail).toList());
  }

  /** Canvas, "How do I export grades in the Gradebook?": the file as it comes. */
  @Test
  void gradebookOfCanvasIsReadAsItIs() {
    Roster roster =
        read(
            "Student,ID,SIS User ID,SIS Login ID,Section,Week 1 (812),Current Score\n"
                + ",,,,,Manual Posting,\n"
                + "    Points Possible,,,,,10,(read only)\n"
                + "\"Müller, Anna\",4711,s-1,anna,A,7.5,75\n"
                + "\"van der Berg, Jan Willem\",4712,s-2,jan,A,,\n"
                + "\"Student, Test\",99,,6f1ed002ab5595859014ebf0951522d9,A,,\n");
    assertEquals(List.of(), roster.problems());
    assertEquals(
        List.of(
            new Entry(4, "anna", "Anna Müller", "A"),
            new Entry(5, "jan", "Jan Willem van der Berg", "A")),
        roster.entries());
  }

  /** Canvas, "SIS Import Format Documentation", users.csv: who signs in does so by login_id. */
  @Test
  void usersOfARegistryForCanvasSignInByTheirLogin() {
    Roster roster =
        read(
            "user_id,login_id,first_name,last_name,full_name,sortable_name,email,status\n"
                + "01103,anna,Anna,Müller,Anna Müller,\"Müller, Anna\",a@x.org,active\n"
                + "13834,bob,Bob,Ray,Bob Ray,\"Ray, Bob\",b@x.org,deleted\n");
    assertEquals(List.of(), roster.problems());
    assertEquals(
        List.of("anna Anna Müller a@x.org"),
        roster.entries().stream().map(e -> e.login() + " " + e.name() + " " + e.mail()).toList());
    assertEquals("7", read("user_id,name\n7x,Ada\n").entries().get(0).login().substring(0, 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Vorname;Nachname;Anmeldename;E-Mail-Adresse;Gruppen\nAnna;Müller;anna;anna@x.org;A\n",
        "Vorname;Name;Benutzername;E-Mail-Adresse;Gruppe\nAnna;Müller;anna;anna@x.org;A\n",
        "Prénom,Nom de famille,Nom d’utilisateur,Adresse de courriel,Groupes\nAnna,Müller,anna,anna@x.org,A\n",
        "Prénom,Nom,Identifiant,Adresse de courriel,Groupes\nAnna,Müller,anna,anna@x.org,A\n",
        "Nombre,Apellido(s),Nombre de usuario,Dirección de correo,Grupos\nAnna,Müller,anna,anna@x.org,A\n",
        "Nombre,Apellidos,Usuario,Correo electrónico,Grupo\nAnna,Müller,anna,anna@x.org,A\n"
      })
  void headingsOfOtherLanguagesAreKnown(String text) {
    Roster roster = read(text);
    assertEquals(List.of(), roster.problems());
    assertEquals(List.of(), roster.ignored());
    assertEquals(
        List.of("anna Anna Müller A anna@x.org"),
        roster.entries().stream()
            .map(e -> e.login() + " " + e.name() + " " + e.section() + " " + e.mail())
            .toList());
  }

  @Test
  void unknownHeadingsMeanWhatSomebodySays() {
    byte[] file = "Matrikel,Wer\nada,Ada Łovelace\n".getBytes(StandardCharsets.UTF_8);
    Map<String, RosterColumns.Column> byHand =
        Map.of("Matrikel", RosterColumns.Column.LOGIN, "Wer", RosterColumns.Column.NAME);
    assertEquals(
        List.of(new Entry(2, "ada", "Ada Łovelace", "")),
        RosterReader.read(file, byHand).entries());
  }

  @Test
  void unknownColumnsAreLeftAloneAndNamed() {
    assertEquals(List.of("Degree", ""), read("login,name,Degree,\nada,Ada,BSc,\n").ignored());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | 1 | '' | The file is empty.",
        "'name,degree\nAda,BSc' | 1 | '' | The first line must name a column login or email; it names: name, degree.",
        "'login\nada' | 1 | '' | The first line must name a column name, or first name and last name; it names: login.",
        "'login,name,user name\na,b,c' | 1 | '' | Two columns mean the same: user name. Leave one of them out.",
        "'login,name\nada' | 2 | '' | This line has one field; the first has 2.",
        "'login,name\nada,Ada,x' | 2 | '' | This line has 3 fields; the first has 2.",
        "'login,name\n\nada,Ada\nADA,Eve' | 4 | login | The same person stands in line 3 already.",
        "'login,name\nada,' | 2 | name | Type the name that others are to read.",
        "'e-mail,name\n,Ada' | 2 | e-mail | Type a login name: a short name or an e-mail address.",
        "'login,name\n=cmd(),Ada' | 2 | login | A login name has two or more letters and digits; . _ @ + - ' may stand between them.",
        "'login,name\nada,Ada\nbob,\"Bob\ncy,Cy' | 3 | '' | A field goes on over the end of this line: a quotation mark is not closed.",
        "'login,name\nada,Ada\nbob,\"Bob\" B' | 3 | '' | From here on it is not CSV: look for a quotation mark too many."
      })
  void problemSaysLineColumnAndRule(String text, int line, String column, String words) {
    assertEquals(List.of(new Problem(line, column, words)), read(text).problems());
  }

  @Test
  void wholeUniversityIsReadAndMoreIsRefused() {
    String class50 =
        IntStream.range(0, 50_001)
            .mapToObj(i -> "student" + i + ",Student " + i)
            .collect(Collectors.joining("\n", "login,name\n", "\n"));
    Roster roster = read(class50);
    assertEquals(50_000, roster.entries().size());
    assertEquals(
        List.of(new Problem(50_002, "", "A roster has at most 50000 people; split this one.")),
        roster.problems());
  }

  @Test
  void wrongFileStopsEarly() {
    String nonsense = "login,name\n" + "!,\n".repeat(10_000);
    assertTrue(read(nonsense).problems().size() <= 101);
  }
}
