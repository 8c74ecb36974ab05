/**
 * What two tasks that have begun give, once both have ended: when one fails, the other does not run
 * on behind the error. Rejects with the first one's error, if both fail.
 */
export async function whenBothEnd<One, Other>(
  one: Promise<One>,
  other: Promise<Other>,
): Promise<[One, Other]> {
  await Promise.allSettled([one, other])
  return Promise.all([one, other])
}
