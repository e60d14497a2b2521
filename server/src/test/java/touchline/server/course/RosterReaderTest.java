package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
