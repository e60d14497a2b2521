package touchline.server.lesson;

/** Compiles the lessons while the project is built. */
public final class CompileLessons {
  private CompileLessons() {}

  public static void main(String[] arguments) {}
}
