/** The address and the network that a request comes from. */
package dev.starpost.lobby.network;
