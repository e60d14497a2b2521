package touchline.server.submission;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import touchline.server.store.Database;

/**
 * How much is kept for people without an account: so much a day from an address, and so much from
 * all together, whichever process takes it. Each process reserves a block for an address and takes
 * small things out of it, so an answer seldom costs a row; a block that is not used up counts.
 */
public final class AnonymousBytesStore {
  /** A lecture hall behind one address: 500 people with thirty methods each. */
  static final long OF_ONE_ADDRESS = 48L << 20;

  /** What a disk bears on every day of a year. */
  static final long OF_ALL = 512L << 20;

  /** About fifty answers. */
  private static final long BLOCK = 16L << 10;

  private static final String ALL = "";

  /** Addresses whose blocks are remembered; what is left of others is given up. */
  private static final int MOST_BLOCKS = 20_000;

  private final Database database;
  private final Map<String, Long> left = new HashMap<>();
  private LocalDate today = LocalDate.MIN;

  public AnonymousBytesStore(Database database) {
    this.database = database;
  }

  /** Takes so many bytes; false, and nothing is taken, if that is more than there is today. */
  public boolean take(String address, long bytes, Instant now) {
    LocalDate day = LocalDate.ofInstant(now, ZoneOffset.UTC);
    if (isLeft(address, bytes, day)) {
      return true;
    }
    long block = Math.max(BLOCK, bytes);
    boolean isReserved = reserve(address, block, day);
    if (isReserved) {
      keep(address, block - bytes);
    }
    return isReserved;
  }

  private synchronized boolean isLeft(String address, long bytes, LocalDate day) {
    if (!day.equals(today) || left.size() > MOST_BLOCKS) {
      left.clear();
      today = day;
    }
    long rest = left.getOrDefault(address, 0L);
    if (rest >= bytes) {
      left.put(address, rest - bytes);
    }
    return rest >= bytes;
  }

  private synchronized void keep(String address, long bytes) {
    left.merge(address, bytes, Long::sum);
  }

  private boolean reserve(String address, long bytes, LocalDate day) {
    return database.writeRows(
        transaction -> {
          transaction.execute("DELETE FROM anonymous_bytes WHERE day < ?", day.toString());
          boolean isOverOwn = add(transaction, address, bytes, day) > OF_ONE_ADDRESS;
          boolean isOverAll = add(transaction, ALL, bytes, day) > OF_ALL;
          if (isOverOwn || isOverAll) {
            giveBack(transaction, address, bytes, day);
            giveBack(transaction, ALL, bytes, day);
          }
          return !isOverOwn && !isOverAll;
        });
  }

  private static void giveBack(Handle transaction, String address, long bytes, LocalDate day) {
    transaction.execute(
        "UPDATE anonymous_bytes SET bytes = bytes - ? WHERE day = ? AND address = ?",
        bytes,
        day.toString(),
        address);
  }

  private static long add(Handle transaction, String address, long bytes, LocalDate day) {
    return transaction
        .createQuery(
            """
            INSERT INTO anonymous_bytes (day, address, bytes) VALUES (:day, :address, :bytes)
            ON CONFLICT (day, address) DO UPDATE SET bytes = anonymous_bytes.bytes + excluded.bytes
            RETURNING bytes
            """)
        .bind("day", day.toString())
        .bind("address", address)
        .bind("bytes", bytes)
        .mapTo(Long.class)
        .one();
  }
}
