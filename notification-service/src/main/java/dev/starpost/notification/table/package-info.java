/** Consumer of lobby.events: invitations and changes of tables. */
package dev.starpost.notification.table;
