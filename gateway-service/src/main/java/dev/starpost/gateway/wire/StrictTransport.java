package dev.starpost.gateway.wire;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.quarkus.runtime.configuration.MemorySize;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.impl.transports.JDKTransport;
import io.vertx.core.net.NetServerOptions;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;

/**
 * Vert.x transport with our request decoder. Reads requests with a {@link StrictRequestDecoder}.
 * The server has no setting for how it reads, but lets one bring the transport that accepts its
 * connections: Vert.x finds this one as a service while {@code
 * quarkus.vertx.prefer-native-transport} is on.
 */
public final class StrictTransport extends JDKTransport {
  /** What Vert.x calls the handler that reads requests. */
  private static final String DECODER = "httpDecoder";

  private static final String LIMITS = "quarkus.http.limits.";

  @Override
  public void configure(NetServerOptions options, boolean domainSocket, ServerBootstrap bootstrap) {
    super.configure(options, domainSocket, bootstrap);
    bootstrap.handler(new Acceptor(limits()));
  }

  /** The server's own, of which only a part arrives here. */
  private static HttpServerOptions limits() {
    Config config = ConfigProvider.getConfig();
    MemorySize headers = config.getValue(LIMITS + "max-header-size", MemorySize.class);
    return new HttpServerOptions()
        .setMaxInitialLineLength(config.getValue(LIMITS + "max-initial-line-length", Integer.class))
        .setMaxHeaderSize(Math.toIntExact(headers.asLongValue()));
  }

  /** Sees every connection before the server does. */
  @Sharable
  private static final class Acceptor extends ChannelInboundHandlerAdapter {
    private final HttpServerOptions options;

    Acceptor(HttpServerOptions options) {
      this.options = options;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object connection) {
      if (connection instanceof Channel accepted) {
        accepted.pipeline().addLast(new Opening(options));
      }
      context.fireChannelRead(connection);
    }
  }

  /** Comes first, and waits until the server has put its handlers behind it. */
  private static final class Opening extends ChannelInboundHandlerAdapter {
    private final HttpServerOptions options;

    Opening(HttpServerOptions options) {
      this.options = options;
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
      context.pipeline().addLast(new Exchanging(options));
      context.pipeline().remove(this);
      context.fireChannelActive();
    }
  }

  /**
   * Comes last, so that the server, when it knows what is spoken, puts its decoder behind it; then
   * replaces that before it has read anything.
   */
  private static final class Exchanging extends ChannelInboundHandlerAdapter {
    private final HttpServerOptions options;

    Exchanging(HttpServerOptions options) {
      this.options = options;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object bytes) {
      if (context.pipeline().get(DECODER) != null) {
        context.pipeline().replace(DECODER, DECODER, new StrictRequestDecoder(options));
      }
      context.pipeline().remove(this);
      context.fireChannelRead(bytes);
    }
  }
}
