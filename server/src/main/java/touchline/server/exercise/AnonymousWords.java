package touchline.server.exercise;

/** What people without an account are told when the site keeps no more for them. */
public final class AnonymousWords {
  /** The day's share is used up. */
  public static final String OVER =
      "The site keeps only so much a day for people without an account, and today that is used up."
          + " Sign in to go on, or come back tomorrow; what you typed is still here.";

  private AnonymousWords() {}
}
