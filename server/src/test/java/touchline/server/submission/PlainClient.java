package touchline.server.submission;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.util.Locale;

/**
 * One connection that posts forms and reads no more of an answer than it must. Where the site is
 * measured from the same machine, what a client costs is missing to the site.
 */
public final class PlainClient implements AutoCloseable {
  private static final String LENGTH = "content-length:";
  private static final String SET_COOKIE = "set-cookie:";

  private final String host;
  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;
  private String cookie = "";

  public PlainClient(String url) throws IOException {
    URI site = URI.create(url);
    host = site.getAuthority();
    socket = new Socket(site.getHost(), site.getPort());
    socket.setTcpNoDelay(true);
    in = new BufferedInputStream(socket.getInputStream());
    out = socket.getOutputStream();
  }

  /**
   * Posts a form and gives the status of the answer; keeps the cookie that comes with it.
   *
   * @param address for whom a proxy would say that it comes
   */
  public int post(String path, String form, String address) throws IOException {
    String head =
        "POST %s HTTP/1.1\r\nHost: %s\r\nX-Forwarded-For: %s\r\nContent-Length: %d\r\n"
            .formatted(path, host, address, form.length());
    String kept = cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n";
    String type = "Content-Type: application/x-www-form-urlencoded\r\n\r\n";
    out.write((head + kept + type + form).getBytes(ISO_8859_1));
    out.flush();
    return answer();
  }

  private int answer() throws IOException {
    int status = Integer.parseInt(line().split(" ", 3)[1]);
    long length = 0;
    for (String line = line(); !line.isEmpty(); line = line()) {
      String lower = line.toLowerCase(Locale.ROOT);
      if (lower.startsWith(LENGTH)) {
        length = Long.parseLong(line.substring(LENGTH.length()).strip());
      } else if (lower.startsWith(SET_COOKIE)) {
        cookie = line.substring(SET_COOKIE.length()).strip().split(";", 2)[0];
      }
    }
    in.skipNBytes(length);
    return status;
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new EOFException("an answer must end with an empty line");
      }
      if (c != '\r') {
        line.append((char) c);
      }
    }
    return line.toString();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
