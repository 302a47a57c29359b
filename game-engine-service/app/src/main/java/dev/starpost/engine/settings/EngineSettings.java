package dev.starpost.engine.settings;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Settings of the engine: what an operator can set. */
@ConfigMapping(prefix = "starpost")
public interface EngineSettings {
  Topics topics();

  Engine engine();

  Catalog catalog();

  Streams streams();

  Clocks clocks();

  /** The topics of this platform. */
  interface Topics {
    /** Before the names of topics and groups, so that platforms can share a broker. */
    Optional<String> prefix();

    /** Whether to make those that are missing. */
    @WithDefault("true")
    boolean create();
  }

  /** What this instance does. */
  interface Engine {
    /** What it does besides answering requests; all if not set. */
    Optional<Set<Role>> roles();

    /** How many bots think at the same time; half of the processors if not set. */
    OptionalInt botThreads();

    /** The games whose commands it takes; all that are installed if not set. */
    Optional<List<String>> games();

    /** How many games are kept in memory at most. */
    @WithDefault("5000")
    int cachedGames();

    /** After how many versions a new snapshot is taken. */
    @WithDefault("50")
    int snapshotEvery();

    /**
     * How long a refusal is kept: longer than a command stays in its topic, or one that comes again
     * would be decided again.
     */
    @WithDefault("P30D")
    Duration refusalsKept();

    /** How long the sealed seed of a table is kept that has not begun. */
    @WithDefault("P400D")
    Duration unusedSealsKept();

    /** How often what is kept no longer is looked for. */
    @WithDefault("1H")
    Duration sweepInterval();
  }

  /** Work that an instance takes from topics. */
  enum Role {
    /** Deciding commands, and looking at the clocks of the games decided here. */
    COMMANDS,
    /** Answering for bots. */
    BOTS
  }

  /** What is offered. */
  interface Catalog {
    /** The games on offer; all that are installed if not set. */
    Optional<List<String>> games();
  }

  /** The clocks of games. */
  interface Clocks {
    /** How often what is due is looked for. */
    @WithDefault("1S")
    Duration pollInterval();

    /** How long the platform may be silent before that time is given back to players. */
    @WithDefault("2M")
    Duration tolerance();
  }

  /** The streams that clients follow games by. */
  interface Streams {
    /** The interval at which a silent stream is noticed, and sends a keep-alive. */
    @WithDefault("5S")
    Duration keepAlive();

    /** How many streams an account may have open on one instance. */
    @WithDefault("20")
    int perAccount();
  }
}
