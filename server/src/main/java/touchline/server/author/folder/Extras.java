package touchline.server.author.folder;

import java.util.Optional;

/**
 * What a folder may have beside what it must.
 *
 * @param question that asks for what the method gives
 * @param tests that asks for cases which expose the mistakes
 * @param wanted that says which cases make sense
 */
public record Extras(
    Optional<Question> question, Optional<TestsText> tests, Optional<Wanted> wanted) {}
