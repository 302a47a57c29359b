/** Messages about accounts: what other services know of them, and where people are reached. */
package dev.starpost.contracts.account;
