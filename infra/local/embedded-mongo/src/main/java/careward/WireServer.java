package careward;

import de.bwaldvogel.mongo.MongoBackend;
import de.bwaldvogel.mongo.wire.MongoDatabaseHandler;
import de.bwaldvogel.mongo.wire.MongoExceptionHandler;
import de.bwaldvogel.mongo.wire.MongoWireMessageEncoder;
import de.bwaldvogel.mongo.wire.MongoWireProtocolHandler;
import de.bwaldvogel.mongo.wire.MongoWireReplyEncoder;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerDomainSocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.io.IOException;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** The library's MongoServer, which can also listen on a unix socket. */
final class WireServer {
    private final Channel channel;

    private WireServer(Channel channel) {
        this.channel = channel;
    }

    static WireServer listen(MongoBackend backend, SocketAddress address) throws IOException {
        boolean unix = address instanceof UnixDomainSocketAddress;
        if (unix) {
            // A killed process leaves its socket file, which would make bind fail.
            Files.deleteIfExists(((UnixDomainSocketAddress) address).getPath());
        }
        Class<? extends ServerChannel> kind = unix ? NioServerDomainSocketChannel.class : NioServerSocketChannel.class;
        EventLoopGroup threads = new MultiThreadIoEventLoopGroup(NioIoHandler.newFactory());
        ChannelGroup clients = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
        Channel channel = new ServerBootstrap()
            .group(threads)
            .channel(kind)
            .childHandler(new ChannelInitializer<Channel>() {
                @Override
                protected void initChannel(Channel client) {
                    client.pipeline().addLast(
                        new MongoWireReplyEncoder(),
                        new MongoWireMessageEncoder(),
                        new MongoWireProtocolHandler(),
                        new MongoDatabaseHandler(backend, clients),
                        new MongoExceptionHandler());
                }
            })
            .bind(address)
            .syncUninterruptibly()
            .channel();
        if (unix) {
            Path socket = ((UnixDomainSocketAddress) address).getPath();
            Files.setPosixFilePermissions(socket, PosixFilePermissions.fromString("rw-------"));
        }
        return new WireServer(channel);
    }

    void stopListening() {
        channel.close().syncUninterruptibly();
    }
}
