/**
 * Random numbers: {@code Dice}, the sealed ones of real games, which nobody can foresee and
 * everybody can check, and the seeded ones of playouts.
 */
package dev.starpost.kernel.chance;
