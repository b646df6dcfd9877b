package careward;

import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;

/**
 * A server for MongoDB's wire protocol, for one machine and small data, on one H2 MVStore file in the folder --dbpath.
 * It has no passwords. It listens on the unix socket --socket, which only the owner of its folder can open, or with
 * --port on loopback, where every user of the machine can connect.
 */
public final class EmbeddedMongo {
    private static final int MEBIBYTE = 1 << 20;
    private static final int HOUSEKEEPING_EVERY_MS = 1_000;
    /** How long the space of rewritten pages is kept; with the default of 45 s the file of a busy database grows. */
    private static final int RETENTION_MS = 1_000;
    private static final int FILL_RATE_PERCENT = 50;
    private static final int COMPACT_AT_CLOSE_MS = 1_000;

    private EmbeddedMongo() {}

    public static void main(String[] args) throws Exception {
        Path folder = Path.of(argument(args, "--dbpath"));
        SocketAddress address = addressIn(args);
        Files.createDirectories(folder);

        MVStore store = new MVStore.Builder()
            .fileName(folder.resolve("embedded.mv").toString())
            .autoCommitDisabled()
            .autoCommitBufferSize(0)
            .open();
        store.setRetentionTime(RETENTION_MS);
        store.setVersionsToKeep(0);

        CommittingBackend backend = new CommittingBackend(store);
        backend.version(new Seven());
        WireServer server = WireServer.listen(backend, address);

        CountDownLatch stop = new CountDownLatch(1);
        CountDownLatch closed = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            stop.countDown();
            awaitQuietly(closed);
        }));
        System.out.println("listening on " + address);

        while (!stop.await(HOUSEKEEPING_EVERY_MS, TimeUnit.MILLISECONDS)) {
            backend.compactALittle();
        }
        server.stopListening();
        backend.closeStore();
        closed.countDown();
    }

    private static SocketAddress addressIn(String[] args) {
        if (List.of(args).contains("--socket")) {
            return UnixDomainSocketAddress.of(argument(args, "--socket"));
        }
        return new InetSocketAddress("127.0.0.1", Integer.parseInt(argument(args, "--port")));
    }

    private static String argument(String[] args, String name) {
        int at = List.of(args).indexOf(name);
        if (at < 0 || at + 1 == args.length) {
            throw new IllegalArgumentException(
                "usage: embedded-mongo (--socket <file> | --port <port>) --dbpath <folder>");
        }
        return args[at + 1];
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Responds to a write only once it is committed to the file; a commit contains no half-done write. */
    private static final class CommittingBackend extends H2Backend {
        private static final Set<String> WRITES = Set.of(
            "insert", "update", "delete", "findAndModify", "findandmodify");
        /** Each runs alone: two at once on one collection leave a hole in the engine's list of its indexes, for ever. */
        private static final Set<String> SCHEMA_CHANGES = Set.of(
            "createIndexes", "dropIndexes", "deleteIndexes", "create", "drop", "dropDatabase", "renameCollection");

        /**
         * Collections whose writes name, beside the _id, the value of this field that was read. The engine looks documents up
         * by unique keys alone, so each has such a key of both fields; MongoDB, which looks up by _id, needs none.
         */
        private static final Map<String, String> WRITTEN_FROM = Map.of(
            "documents", "version", "document_list", "version", "crawled_pages", "version",
            "crawl_frontier", "token");
        private static final Set<String> FIRST_WRITES = Set.of("insert", "update", "findAndModify", "findandmodify");
        private final Set<String> withKey = ConcurrentHashMap.newKeySet();

        /**
         * Writes hold the read lock, a commit and a change of the schema the write lock, so one commit includes every write
         * that waits for it.
         */
        private final ReadWriteLock gate = new ReentrantReadWriteLock();
        private final MVStore store;

        CommittingBackend(MVStore store) {
            super(store);
            this.store = store;
        }

        @Override
        public Document handleMessage(MongoMessage message) {
            String command = message.getDocument().keySet().iterator().next();
            if (SCHEMA_CHANGES.contains(command)) {
                return alone(() -> {
                    Document reply = super.handleMessage(message);
                    forgetDropped(message, command);
                    commitWrites();
                    return reply;
                });
            }
            if (!WRITES.contains(command)) {
                return super.handleMessage(message);
            }
            if (FIRST_WRITES.contains(command)) {
                makeKey(message, (String) message.getDocument().get(command));
            }
            gate.readLock().lock();
            try {
                return super.handleMessage(message);
            } finally {
                gate.readLock().unlock();
                alone(this::commitWrites);
            }
        }

        /** The version of the store that holds every write until now. */
        private long commitWrites() {
            return store.hasUnsavedChanges() ? store.commit() : store.getCurrentVersion();
        }

        private void makeKey(MongoMessage message, String collection) {
            String field = WRITTEN_FROM.get(collection);
            String database = (String) message.getDocument().get("$db");
            if (field == null || withKey.contains(database + "." + collection)) {
                return;
            }
            Document index = new Document("key", new Document("_id", 1).append(field, 1))
                .append("name", "_id_1_" + field + "_1")
                .append("unique", true);
            alone(() -> handleCommand(message.getChannel(), database, "createIndexes",
                new Document("createIndexes", collection).append("indexes", List.of(index))));
            withKey.add(database + "." + collection);
        }

        /** A collection that is dropped loses its key, and gets it again with its next first write. */
        private void forgetDropped(MongoMessage message, String command) {
            String database = (String) message.getDocument().get("$db");
            if (command.equals("drop")) {
                withKey.remove(database + "." + message.getDocument().get(command));
            } else if (command.equals("dropDatabase")) {
                withKey.removeIf(name -> name.startsWith(database + "."));
            }
        }

        void compactALittle() {
            alone(() -> store.compact(FILL_RATE_PERCENT, 4 * MEBIBYTE));
        }

        void closeStore() {
            gate.writeLock().lock();
            // Not unlocked: a write that is still under way must not find a closed store.
            store.close(COMPACT_AT_CLOSE_MS);
        }

        private <Result> Result alone(Supplier<Result> work) {
            gate.writeLock().lock();
            try {
                return work.get();
            } catch (MVStoreException error) {
                // The store closes itself after an error and refuses every write; only a new process can open its file.
                error.printStackTrace();
                Runtime.getRuntime().halt(1);
                throw error;
            } finally {
                gate.writeLock().unlock();
            }
        }
    }

    /** Current drivers refuse the wire version that the library reports by default. */
    private static final class Seven implements MongoVersion {
        @Override
        public List<Integer> getVersionArray() {
            return List.of(7, 0, 0);
        }

        @Override
        public int getWireVersion() {
            return 21;
        }
    }
}
