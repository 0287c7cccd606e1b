/**
 * Like `Promise.all`, but fails only when nothing is under way any more: what is done after a failure, such as a rollback to a
 * savepoint, is not followed by a statement of the rest.
 */
export const settleAll = async <Work extends readonly Promise<unknown>[]>(
  work: readonly [...Work],
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> => {
  await Promise.allSettled(work)
  return Promise.all(work)
}
