package touchline.server.account.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProxiesTest {
  private static final Proxies TWO = Proxies.parse("10.0.0.0/8, 2001:db8::7").orElseThrow();

  @ParameterizedTest
  @CsvSource({
    // Nobody but a proxy is believed.
    "192.0.2.1, 198.51.100.9, 192.0.2.1",
    "10.1.2.3, 198.51.100.9, 198.51.100.9",
    "2001:db8:0:0:0:0:0:7, 198.51.100.9, 198.51.100.9",
    // Whoever asks can write the first ones; the last one that is no proxy's is true.
    "10.1.2.3, '203.0.113.5, 198.51.100.9', 198.51.100.9",
    "10.1.2.3, '203.0.113.5, 198.51.100.9, 10.9.9.9', 198.51.100.9",
    "10.1.2.3, 10.9.9.9, 10.9.9.9",
    "10.1.2.3, '', 10.1.2.3",
    "10.1.2.3, '198.51.100.9, localhost', 10.1.2.3",
    "10.1.2.3, 999.1.1.1, 10.1.2.3",
    // Who has a network of their own has one address.
    "2001:db8:1:2:3:4:5:6, '', 2001:db8:1:2:0:0:0:0/64",
    "10.1.2.3, 2001:db8:1:2:ffff::1, 2001:db8:1:2:0:0:0:0/64",
  })
  void addressIsWhatTrustedProxiesSay(String peer, String forwarded, String client) {
    assertEquals(client, TWO.client(peer, forwarded));
  }

  @Test
  void withoutAProxyNothingIsBelieved() {
    assertEquals("127.0.0.1", Proxies.NONE.client("127.0.0.1", "198.51.100.9"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "localhost", "10.0.0.0/33", "10.0.0.0/x", "10.0.0/8", "::1/129", "1.2.3.4,"})
  void whatIsNoAddressIsRefused(String text) {
    assertEquals(Optional.empty(), Proxies.parse(text));
  }

  @Test
  void everyAddressIsANetworkOfOne() {
    assertTrue(Proxies.parse("127.0.0.1,::1").isPresent());
    assertEquals(
        "127.0.0.2", Proxies.parse("127.0.0.1").orElseThrow().client("127.0.0.2", "1.1.1.1"));
  }
}
