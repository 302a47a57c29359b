package dev.starpost.testkit.tangled;

import dev.starpost.testkit.tangled.component.TangledCard;

/** The rules of a game whose components know them. */
public record TangledState(TangledCard card) {}
