import { setTimeout as wait } from 'node:timers/promises'
import { publishRound, readRound, type Author } from './authors.ts'

const POLL_MS = 50
const LIMIT_MS = 30_000

/** Until every process shows what one of them published: each hears of changes on a session that it had to open anew. */
export const publishAndSee = async (ports: readonly number[], author: Author, round: number): Promise<number | undefined> => {
  const [first = 0] = ports
  const from = performance.now()
  const isOver = (): boolean => performance.now() - from > LIMIT_MS
  while (
    !(await publishRound(first, author, round).then(
      () => true,
      () => false,
    ))
  ) {
    if (isOver()) return undefined
    await wait(POLL_MS)
  }
  for (const port of ports)
    while ((await readRound(port, author).catch(() => -1)) < round) {
      if (isOver()) return undefined
      await wait(POLL_MS)
    }
  return Math.round(performance.now() - from)
}
