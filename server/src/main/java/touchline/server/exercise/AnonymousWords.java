package touchline.server.exercise;

/** What people without an account are told when the site keeps no more for them. */
public final class AnonymousWords {
  /** The day's share is used up. */
  public static final String OVER =
      "Much has come from your network address today without an account, so nothing more of it is"
          + " stored. Sign in to go on, or come back tomorrow; what you typed is still here.";

  private AnonymousWords() {}
}
