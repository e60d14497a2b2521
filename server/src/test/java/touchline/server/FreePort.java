package touchline.server;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.Random;

/**
 * A port for who must know it before they listen. No program is given it by chance meanwhile: those
 * that are given out to whoever asks for any begin higher.
 */
public final class FreePort {
  private static final int FIRST = 20_000;
  private static final int COUNT = 10_000;
  private static final Random RANDOM = new Random();

  private FreePort() {}

  public static int find() {
    while (true) {
      try (ServerSocket socket = new ServerSocket(FIRST + RANDOM.nextInt(COUNT))) {
        return socket.getLocalPort();
      } catch (IOException taken) {
        // The next one.
      }
    }
  }
}
