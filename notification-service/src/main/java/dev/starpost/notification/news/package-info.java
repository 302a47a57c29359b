/** News: kinds, drafts and texts. */
package dev.starpost.notification.news;
