package dev.starpost.deploy.launcher.lifecycle;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** TCP check: whether somebody listens at an address, in whatever form the server gives it. */
public final class Reachability {
  private static final Pattern HOST_AND_PORT = Pattern.compile("([^/@,:\\s]+):(\\d{1,5})");
  private static final int CONNECT_TIMEOUT_MILLIS = 1000;

  private Reachability() {}

  public static boolean at(String address) {
    Matcher place = HOST_AND_PORT.matcher(address);
    if (!place.find()) {
      return false;
    }
    try (Socket socket = new Socket()) {
      int port = Integer.parseInt(place.group(2));
      socket.connect(new InetSocketAddress(place.group(1), port), CONNECT_TIMEOUT_MILLIS);
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
