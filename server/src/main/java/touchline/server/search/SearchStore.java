package touchline.server.search;

import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * An index of words in memory, SQLite's FTS5: words by their stems, the best passages first by
 * BM25, where a word of a heading counts more. The course is small and is indexed anew by each
 * process.
 */
public final class SearchStore implements AutoCloseable {
  private static final char BEGIN = '\u0002';
  private static final char END = '\u0003';
  private static final int WORDS_AROUND = 24;

  /** The one connection that holds the index; so questions are asked one at a time. */
  private final Handle index;

  SearchStore(List<Passage> passages) {
    index = Jdbi.open("jdbc:sqlite::memory:");
    index.execute(
        """
        CREATE VIRTUAL TABLE passage USING fts5(
          path UNINDEXED, lesson, heading, text, tokenize = 'porter unicode61 remove_diacritics 2')
        """);
    PreparedBatch batch = index.prepareBatch("INSERT INTO passage VALUES (?, ?, ?, ?)");
    for (Passage passage : passages) {
      batch.add(passage.path(), passage.lesson(), passage.heading(), passage.text());
    }
    batch.execute();
  }

  /** The best passages with all words; where there is none, those with some. */
  synchronized List<Hit> find(Query query, int most) {
    List<Hit> all = find(query.all(), most);
    return all.isEmpty() ? find(query.any(), most) : all;
  }

  private List<Hit> find(String match, int most) {
    return index
        .createQuery(
            """
            SELECT path, lesson, heading, snippet(passage, 3, :begin, :end, ' … ', :around) AS excerpt
            FROM passage WHERE passage MATCH :match
            ORDER BY bm25(passage, 0, 2, 6, 1), rowid LIMIT :most
            """)
        .bind("begin", String.valueOf(BEGIN))
        .bind("end", String.valueOf(END))
        .bind("around", WORDS_AROUND)
        .bind("match", match)
        .bind("most", most)
        .map(
            (row, context) ->
                new Hit(
                    row.getString("path"),
                    row.getString("lesson"),
                    row.getString("heading"),
                    parts(row.getString("excerpt"))))
        .list();
  }

  private static List<Hit.Part> parts(String excerpt) {
    List<Hit.Part> parts = new ArrayList<>();
    int from = 0;
    while (from < excerpt.length()) {
      boolean isMatch = excerpt.charAt(from) == BEGIN;
      int start = isMatch ? from + 1 : from;
      int found = excerpt.indexOf(isMatch ? END : BEGIN, start);
      int end = found < 0 ? excerpt.length() : found;
      parts.add(new Hit.Part(excerpt.substring(start, end), isMatch));
      from = isMatch ? end + 1 : end;
    }
    return parts;
  }

  @Override
  public void close() {
    index.close();
  }
}
