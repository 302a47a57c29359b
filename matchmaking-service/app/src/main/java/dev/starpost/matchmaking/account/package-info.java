/** Players, as the lobby tells them: names, vacations, blocks; and who asks. */
package dev.starpost.matchmaking.account;
