package touchline.server.exercise;

import java.util.function.Supplier;

/** Something to look at: as a whole page, or as its panel alone for the script. */
public record Rendering(Supplier<String> page, Supplier<String> panel) {}
