/**
 * Requests: paging, numbers in addresses, idempotency keys, {@code Prefer}, request ids, checks by
 * hand.
 */
package dev.starpost.web;
