/** Finds what a telephone can dial: digits and spaces, and a + before the code of a country. */
export const telephoneNumbers = /(\+?\d[\d\s]{2,}\d)/g
