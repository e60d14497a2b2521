package touchline.server.lti;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** The lists of a platform, which come in pages of which each names the next. */
public final class ListPages {
  private static final int USUAL = 10;

  private volatile int size = USUAL;
  private volatile boolean isRelative;
  private volatile int brokenPage = -1;
  private volatile int brokenStatus;
  private volatile String next = "";

  ListPages() {}

  /** How many stand on a page. */
  public void size(int most) {
    size = most;
  }

  /** The next page is named by its query alone. */
  public void nameRelatively(boolean is) {
    isRelative = is;
  }

  /** This page, from 0 on, has this status and nothing that is a list; -1 for none. */
  public void breakPage(int page, int status) {
    brokenPage = page;
    brokenStatus = status;
  }

  /** Where lists go on, whatever page was asked for; N stands for a number that rises. */
  public void leadTo(String address) {
    next = address;
  }

  /** Sends the page that is asked for, bare or with its address as members come. */
  void send(HttpExchange exchange, String site, List<Map<String, Object>> all, boolean isNamed)
      throws IOException {
    Map<String, String> asked = Exchanges.fields(exchange.getRequestURI().getRawQuery());
    int page = Integer.parseInt(asked.getOrDefault("page", "0"));
    if (page == brokenPage) {
      Exchanges.send(exchange, brokenStatus, Map.of("error", "the list is broken"));
      return;
    }
    int from = Math.min(page * size, all.size());
    int to = Math.min(from + size, all.size());
    String here = site + exchange.getRequestURI().toString().replaceFirst("&page=[0-9]+", "");
    String said = isRelative ? here.substring(here.indexOf('?')) : here;
    String more = to < all.size() ? said + "&page=" + (page + 1) : "";
    link(exchange, here, next.isEmpty() ? more : next.replace("N", String.valueOf(page + 1)));
    List<Map<String, Object>> some = all.subList(from, to);
    Exchanges.send(exchange, 200, isNamed ? Map.of("id", here, "members", some) : some);
  }

  private static void link(HttpExchange exchange, String here, String next) {
    if (next.isEmpty()) {
      return;
    }
    String first = "<" + here + "&page=0>; rel=\"first\"";
    exchange.getResponseHeaders().add("Link", "<" + here + "&since=1>; rel=\"differences\"");
    exchange.getResponseHeaders().add("Link", first + ", <" + next + ">; rel=\"next\"");
  }
}
