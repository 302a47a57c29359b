/** The log of news: written in order, tailed by every instance, swept when old. */
package dev.starpost.notification.news.log;
