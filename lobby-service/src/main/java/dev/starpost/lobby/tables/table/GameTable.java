package dev.starpost.lobby.tables.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.tables.policy.Arrival;
import jakarta.persistence.CascadeType;
import jakarta.persistence.Column;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.OneToMany;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Entity of a table, at which people gather to play. Whoever changes it holds the lock of its row;
 * every change raises the revision, by which others know the newer of two states.
 */
@Entity
@Table(name = "game_table")
public class GameTable {
  /** Seats have numbers from 1, as in games. */
  public static final int FIRST = 1;

  @Id private String id;
  private String game;
  private String prefix;

  @Enumerated(EnumType.STRING)
  private LifecycleState state;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "owner")
  private Account owner;

  @Column(name = "min_seats")
  private int minSeats;

  @Column(name = "max_seats")
  private int maxSeats;

  private String options;
  private String clock;
  private boolean ranked;

  @Enumerated(EnumType.STRING)
  private Visibility visibility;

  private String commitment;

  @Column(name = "invite_code")
  private String inviteCode;

  @Enumerated(EnumType.STRING)
  private Cancellation cancelled;

  @Column(name = "refusal_code")
  private String refusalCode;

  @Column(name = "refusal_detail")
  private String refusalDetail;

  private long revision;

  @Column(name = "opened_at")
  private Instant openedAt;

  @Column(name = "changed_at")
  private Instant changedAt;

  @Column(name = "game_id")
  private String gameId;

  @Column(name = "finished_at")
  private Instant finishedAt;

  @Column(name = "rematch_of")
  private String rematchOf;

  @Embedded private BotPatron botPatron;

  @OneToMany(mappedBy = "table", cascade = CascadeType.ALL, orphanRemoval = true)
  private List<Seat> seats = new ArrayList<>();

  protected GameTable() {}

  public GameTable(String id, TablePlan plan, Account owner, Instant now) {
    this.id = id;
    this.game = plan.game();
    this.prefix = plan.prefix();
    this.state = LifecycleState.OPEN;
    this.owner = owner;
    this.minSeats = plan.seats().min();
    this.maxSeats = plan.seats().max();
    this.options = ContractJson.text(plan.options());
    this.clock = ContractJson.text(plan.clock());
    this.ranked = plan.ranked();
    this.visibility = plan.visibility();
    this.commitment = plan.commitment();
    this.inviteCode = plan.visibility() == Visibility.PRIVATE ? InviteCode.draw() : null;
    this.openedAt = now;
    this.changedAt = now;
    this.revision = 1;
    this.rematchOf = plan.rematchOf().orElse(null);
  }

  /** The owner's own seat belongs to the opening. */
  public void seatOwner(int number, String entropy) {
    seats.add(new Seat(this, owner, number, entropy, openedAt));
  }

  public void seat(Account who, int number, String entropy, Instant now) {
    seats.add(new Seat(this, who, number, entropy, now));
    change(now);
  }

  public void seat(BotLevel bot, int number, Instant now) {
    seats.add(Seat.ofBot(this, bot, number, now));
    change(now);
  }

  /**
   * The lowest number where nobody sits, and which is kept for nobody; where there is none, the
   * lowest where nobody sits.
   */
  public int freeNumber(Set<Integer> kept) {
    Set<Integer> taken = seats.stream().map(Seat::number).collect(Collectors.toSet());
    List<Integer> free =
        IntStream.rangeClosed(FIRST, maxSeats)
            .filter(number -> !taken.contains(number))
            .boxed()
            .toList();
    return free.stream()
        .filter(number -> !kept.contains(number))
        .findFirst()
        .orElseGet(() -> free.get(0));
  }

  /** If it was the owner, the person who has sat there longest is the owner from now on. */
  public void leave(Seat seat, Instant now) {
    seats.remove(seat);
    if (seat.isOf(owner.id())) {
      seats.stream()
          .filter(next -> next.person().isPresent())
          .min(Comparator.comparing(Seat::joinedAt).thenComparing(Seat::number))
          .flatMap(Seat::person)
          .ifPresent(next -> owner = next);
    }
    if (seats.stream().noneMatch(one -> one.bot().isPresent())) {
      botPatron = null;
    }
    change(now);
  }

  /** From now on nobody comes or goes, and the seats have no gaps. */
  public void start(Instant now) {
    List<Seat> order = seats();
    for (int place = 0; place < order.size(); place++) {
      order.get(place).move(FIRST + place);
    }
    close(LifecycleState.STARTING);
    gameId = prefix + "-" + id;
    change(now);
  }

  /** Its game has begun. */
  public void begin(Instant now) {
    state = LifecycleState.STARTED;
    change(now);
  }

  /** Its game is over. */
  public void finish(Instant when) {
    finishedAt = when;
    botPatron = null;
  }

  public void cancel(Cancellation why, Instant now) {
    close(LifecycleState.CANCELLED);
    botPatron = null;
    cancelled = why;
    change(now);
  }

  private void close(LifecycleState next) {
    state = next;
    seats.forEach(Seat::close);
  }

  /** The engine would not begin the game. */
  public void refuse(String code, Map<String, String> detail, Instant now) {
    refusalCode = code;
    refusalDetail = ContractJson.text(detail);
    cancel(Cancellation.REFUSED, now);
  }

  /** For whom its bots count until its game is over. */
  public void takePatron(BotPatron patron) {
    botPatron = patron;
  }

  public Optional<BotPatron> botPatron() {
    return Optional.ofNullable(botPatron);
  }

  /** Its bots count for nobody any more. */
  public void release() {
    botPatron = null;
  }

  /** Who is gone; the network has its game all the same. */
  public void forgetPatron(String gone) {
    if (botPatron != null) {
      botPatron = botPatron.without(gone);
    }
  }

  /** Something of it has changed that is written elsewhere. */
  public void change(Instant now) {
    revision++;
    changedAt = now;
  }

  public boolean is(LifecycleState wanted) {
    return state == wanted;
  }

  /** As whoever comes finds it. */
  public Arrival arrival(boolean seated, boolean unwelcome) {
    return new Arrival(state.word(), isFull(), seated, unwelcome);
  }

  public boolean isFull() {
    return seats.size() == maxSeats;
  }

  public boolean isOwnedBy(String account) {
    return owner.id().equals(account);
  }

  public boolean isPublic() {
    return visibility == Visibility.PUBLIC;
  }

  public Optional<Seat> seatOf(String account) {
    return seats.stream().filter(seat -> seat.isOf(account)).findFirst();
  }

  public Optional<Seat> seatAt(int number) {
    return seats.stream().filter(seat -> seat.number() == number).findFirst();
  }

  /** In the order of their numbers. */
  public List<Seat> seats() {
    return seats.stream().sorted(Comparator.comparing(Seat::number)).toList();
  }

  /** Of the persons who sit there. */
  public List<String> accounts() {
    return seats().stream().flatMap(seat -> seat.person().stream()).map(Account::id).toList();
  }

  public String id() {
    return id;
  }

  public String game() {
    return game;
  }

  public LifecycleState state() {
    return state;
  }

  public Account owner() {
    return owner;
  }

  public Seats places() {
    return new Seats(minSeats, maxSeats);
  }

  public ObjectNode options() {
    return StoredJson.read(options, ObjectNode.class);
  }

  public TableClock clock() {
    return StoredJson.read(clock, TableClock.class);
  }

  public boolean isRanked() {
    return ranked;
  }

  public Visibility visibility() {
    return visibility;
  }

  public String commitment() {
    return commitment;
  }

  public Optional<String> inviteCode() {
    return Optional.ofNullable(inviteCode);
  }

  public Optional<Cancellation> cancelled() {
    return Optional.ofNullable(cancelled);
  }

  public Optional<String> refusalCode() {
    return Optional.ofNullable(refusalCode);
  }

  /** By language. */
  public Map<String, String> refusalDetail() {
    return refusalDetail == null ? Map.of() : StoredJson.words(refusalDetail);
  }

  long revision() {
    return revision;
  }

  public Instant openedAt() {
    return openedAt;
  }

  public Instant changedAt() {
    return changedAt;
  }

  /** Fixed by the start, and told when the game has begun. */
  public Optional<String> gameId() {
    return Optional.ofNullable(gameId);
  }

  public boolean isFinished() {
    return finishedAt != null;
  }

  public Optional<String> rematchOf() {
    return Optional.ofNullable(rematchOf);
  }
}
