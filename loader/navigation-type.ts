/** Returns 'navigate', 'reload' or 'back_forward', or undefined in browsers that do not say. */
export const navigationType = (): unknown =>
  performance.getEntriesByType('navigation')[0]?.toJSON().type
