package dev.starpost.lobby.chat;

import dev.starpost.contracts.chat.ChatChannel;
import dev.starpost.lobby.game.GameViewer;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.text.Text;
import dev.starpost.web.problem.Problem;
import java.util.Optional;

/**
 * Who reads and writes where; whoever may do the one may do the other.
 *
 * <ul>
 *   <li>What players say is theirs, also when the game is over.
 *   <li>What spectators say is for everybody who may look at the game, but not for its players
 *       while they play: spectators could tell them what they cannot see.
 * </ul>
 */
final class Channels {
  private Channels() {}

  /** The channel that somebody wants, or the one where they belong. */
  static ChatChannel choose(GameViewer viewer, Optional<ChatChannel> wanted) {
    ChatChannel channel =
        wanted.orElse(viewer.isSeated() ? ChatChannel.PLAYERS : ChatChannel.SPECTATORS);
    reason(viewer, channel)
        .ifPresent(
            why -> {
              throw Problem.of(LobbyProblem.NOT_YOUR_CHANNEL, "why", Text.of(why));
            });
    return channel;
  }

  private static Optional<String> reason(GameViewer viewer, ChatChannel channel) {
    if (channel == ChatChannel.PLAYERS) {
      return viewer.isSeated() ? Optional.empty() : Optional.of("channel.players");
    }
    if (!viewer.hasSpectators()) {
      return Optional.of("channel.no-spectators");
    }
    return viewer.isSeated() && !viewer.isOver()
        ? Optional.of("channel.running")
        : Optional.empty();
  }
}
