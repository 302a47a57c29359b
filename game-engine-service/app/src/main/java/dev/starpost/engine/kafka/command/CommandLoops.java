package dev.starpost.engine.kafka.command;

import dev.starpost.engine.lifecycle.Startable;
import java.util.List;

/** The command loops of the games that this instance hosts. */
public final class CommandLoops implements Startable {
  private final List<CommandLoop> loops;

  public CommandLoops(List<CommandLoop> loops) {
    this.loops = List.copyOf(loops);
  }

  /** Whether this instance takes the commands of that game at present. */
  public boolean owns(String gameId) {
    return loops.stream().anyMatch(loop -> loop.owns(gameId));
  }

  @Override
  public void start() {
    loops.forEach(CommandLoop::start);
  }

  @Override
  public boolean isAlive() {
    return loops.stream().allMatch(CommandLoop::isAlive);
  }

  @Override
  public void stop() {
    loops.forEach(CommandLoop::stop);
  }

  @Override
  public void close() {
    loops.forEach(CommandLoop::close);
  }
}
