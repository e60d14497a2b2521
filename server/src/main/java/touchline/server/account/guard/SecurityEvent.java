package touchline.server.account.guard;

/** What happens to an account by whoever comes in with it, as the security log calls it. */
public enum SecurityEvent {
  PASSWORD("signed in", "by password"),
  CODE_OF_APP("signed in", "by password and a code of an app"),
  CODE_ON_PAPER("signed in", "by password and a code on paper"),
  LINK("signed in", "by a link, with a new password"),
  CODE("signed in", "by a course's code, with a new account"),
  PROVIDER("signed in", "by another site's account"),
  PLATFORM("signed in", "by a learning platform"),
  WRONG_PASSWORD("wrong password", ""),
  WRONG_CODE("wrong code", ""),
  SECOND_STEP("second step", "set up"),
  NEW_CODES("second step", "new codes on paper"),
  NO_SECOND_STEP("second step", "ended"),
  NEW_PASSWORD("new password", ""),
  SIGNED_OUT("signed out everywhere", ""),
  TOKEN("token", "made"),
  NO_TOKEN("token", "ended");

  private final String what;
  private final String how;

  SecurityEvent(String what, String how) {
    this.what = what;
    this.how = how;
  }

  String what() {
    return what;
  }

  String how() {
    return how;
  }
}
