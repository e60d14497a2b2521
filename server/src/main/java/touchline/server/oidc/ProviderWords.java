package touchline.server.oidc;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What is said to somebody whose way to the provider and back did not end as they wanted; templates
 * read it.
 */
public record ProviderWords(String title, List<String> text, List<Way> ways) {
  private static final Way OTHER = new Way("/sign-in", "Other ways to sign in");

  /** Where to go on. */
  public record Way(String href, String label) {}

  public ProviderWords {
    text = List.copyOf(text);
    ways = List.copyOf(ways);
  }

  static ProviderWords away(String name, String again) {
    return new ProviderWords(
        name + " cannot be reached",
        List.of("It does not answer at the moment. Try again in a minute."),
        List.of(new Way(again, "Try again"), OTHER));
  }

  static ProviderWords unproven(String name, String again) {
    return new ProviderWords(
        "You are not signed in",
        List.of(
            "What " + name + " answered does not prove who you are, so nothing was changed.",
            "Try once more. If it happens again, tell who runs this site: the log says why."),
        List.of(new Way(again, "Try again"), OTHER));
  }

  static ProviderWords lost(String name, String again) {
    return new ProviderWords(
        "This sign-in has ended",
        List.of(
            "It was begun in another browser, took longer than ten minutes, or was finished before."
                + " Nothing was changed."),
        List.of(new Way(again, "Sign in with " + name), OTHER));
  }

  static ProviderWords declined(String name, String again, String error) {
    String why =
        error.equals("access_denied")
            ? name + " did not let you through, or you chose not to go on."
            : name + " says that something is wrong: " + error + ".";
    return new ProviderWords(
        "You are not signed in",
        List.of(why + " Nothing was changed."),
        List.of(new Way(again, "Try again"), OTHER));
  }

  static ProviderWords refused(String name, ProviderClaims person) {
    return new ProviderWords(
        "There is no account for you here",
        List.of(
            "You are signed in at "
                + name
                + ", but this site does not take in everybody from there.",
            told(name, person),
            "If you belong here, tell your instructor or who runs this site what this page says."),
        List.of(OTHER));
  }

  private static String told(String name, ProviderClaims person) {
    String mail =
        person.mail().isEmpty()
            ? "no mail address that it has confirmed"
            : "the mail address " + person.mail();
    String groups =
        person.groups().isEmpty()
            ? "no groups"
            : "the groups "
                + person.groups().stream().sorted().limit(20).collect(Collectors.joining(", "));
    return name + " tells of you: " + mail + ", and " + groups + ".";
  }

  static ProviderWords known(String name, String mail, String anew) {
    return new ProviderWords(
        "Have you been here before?",
        List.of(
            "Somebody with your mail address, " + mail + ", has an account here already.",
            "If it is yours, sign in with its password and link it to "
                + name
                + ", so that your work stays together. If you never chose a password, your"
                + " instructor can give you a link with which you choose one.",
            "If it is not yours, go on with a new account."),
        List.of(
            new Way("/sign-in?next=%2Faccount%2Fprovider", "Sign in with a password"),
            new Way(anew, "Make a new account")));
  }

  static ProviderWords signedOutMeanwhile(String name) {
    return new ProviderWords(
        "Your account is not linked",
        List.of(
            "You are not signed in here any more as who asked for the link to "
                + name
                + ". Nothing was changed."),
        List.of(new Way("/account/provider", "Begin again")));
  }

  static ProviderWords taken(String name, IdentityStore.Linking linking) {
    String why =
        linking == IdentityStore.Linking.TAKEN
            ? "Who is signed in at " + name + " has another account here."
            : "Your account is linked to somebody else at " + name + ". End that link first.";
    return new ProviderWords(
        "Your account is not linked",
        List.of(why + " Nothing was changed."),
        List.of(new Way("/account/provider", "Back")));
  }

  static ProviderWords tooOften() {
    return new ProviderWords(
        "Too many people at once",
        List.of("Too many sign-ins were begun from where you are. Try again in a minute."),
        List.of(OTHER));
  }
}
