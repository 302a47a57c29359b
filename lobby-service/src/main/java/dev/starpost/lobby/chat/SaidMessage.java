package dev.starpost.lobby.chat;

import dev.starpost.contracts.chat.ChatChannel;
import dev.starpost.contracts.chat.ChatMessage;
import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;

/** A chat message: something that somebody has said in a game. */
@Entity
@Table(name = "chat_message")
public class SaidMessage {

  /** Where it stands. */
  @Embeddable
  public record Position(
      String game, @Enumerated(EnumType.STRING) ChatChannel channel, String id) {}

  @EmbeddedId private Position position;
  private String account;
  private Integer seat;
  private String text;

  @Column(name = "said_at")
  private Instant saidAt;

  protected SaidMessage() {}

  SaidMessage(
      Position position, String account, Optional<Integer> seat, String text, Instant saidAt) {
    this.position = position;
    this.account = account;
    this.seat = seat.orElse(null);
    this.text = text;
    this.saidAt = saidAt;
  }

  ChatMessage told() {
    return new ChatMessage(
        position.game(), position.id(), position.channel(), account, seat(), saidAt, text);
  }

  String game() {
    return position.game();
  }

  ChatChannel channel() {
    return position.channel();
  }

  String id() {
    return position.id();
  }

  String account() {
    return account;
  }

  Optional<Integer> seat() {
    return Optional.ofNullable(seat);
  }

  /** Empty when whoever said it is gone. */
  Optional<String> text() {
    return Optional.ofNullable(text);
  }

  Instant saidAt() {
    return saidAt;
  }
}
