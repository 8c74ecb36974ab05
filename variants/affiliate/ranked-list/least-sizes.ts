/**
 * The least sizes in CSS pixels, at any width, with any brand and any words, of what is above the
 * list, and of a card with its gap. The loader paints as many cards first as they allow;
 * ranked-list.test.ts measures them.
 */
export const leastAbove = 200
export const leastCard = 145
