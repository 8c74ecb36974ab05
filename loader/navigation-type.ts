/** Returns how the visitor came: 'navigate', 'reload' or 'back_forward'; undefined where unknown. */
export const navigationType = (): unknown =>
  performance.getEntriesByType('navigation')[0]?.toJSON().type
