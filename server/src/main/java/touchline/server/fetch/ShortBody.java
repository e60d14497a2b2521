package touchline.server.fetch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;
import org.jspecify.annotations.Nullable;

/** A body of at most so many bytes; a longer one is not read to its end. */
final class ShortBody implements BodySubscriber<byte[]> {
  private final int most;
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private final CompletableFuture<byte[]> whole = new CompletableFuture<>();
  private @Nullable Subscription source;

  ShortBody(int most) {
    this.most = most;
  }

  @Override
  public CompletionStage<byte[]> getBody() {
    return whole;
  }

  @Override
  public void onSubscribe(Subscription subscription) {
    source = subscription;
    subscription.request(Long.MAX_VALUE);
  }

  @Override
  public void onNext(List<ByteBuffer> parts) {
    for (ByteBuffer part : parts) {
      if (kept.size() + part.remaining() > most) {
        Objects.requireNonNull(source).cancel();
        whole.completeExceptionally(new IOException("longer than " + most + " bytes"));
        return;
      }
      byte[] bytes = new byte[part.remaining()];
      part.get(bytes);
      kept.writeBytes(bytes);
    }
  }

  @Override
  public void onError(Throwable failed) {
    whole.completeExceptionally(failed);
  }

  @Override
  public void onComplete() {
    whole.complete(kept.toByteArray());
  }
}
