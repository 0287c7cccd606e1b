import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Fault } from './faults.ts'
import type { Link } from './link.ts'
import { report } from './report.ts'
import type { Surroundings } from './surroundings.ts'
import { endExportWriters, startExportWriters } from './workers.ts'

const run = promisify(execFile)
const AWAY_MS = 2000
const SLOW_MS = 120
const BUYERS = ['buyer']

const during = async (work: () => void, link: Link): Promise<void> => {
  work()
  await wait(AWAY_MS)
  link.mend()
}

type Links = Surroundings['links']

/** Of the way to the database, and of neighbours that orders do not wait for. */
export const OUTSIDE = {
  cut: (links: Links): Fault => ({
    name: 'the way to PostgreSQL cut for 2 s',
    strike: () => during(links.database.cut, links.database),
  }),
  hang: (links: Links): Fault => ({
    name: 'the way to PostgreSQL silent for 2 s, without an end of the connections',
    strike: () => during(links.database.hang, links.database),
  }),
  delay: (links: Links): Fault => ({
    name: `the way to PostgreSQL ${SLOW_MS} ms longer for 2 s`,
    mayDelay: true,
    strike: () => during(() => links.database.delay(SLOW_MS), links.database),
  }),
  mail: (links: Links): Fault => ({
    name: 'the mail server away for 2 s',
    strike: () => during(links.mail.cut, links.mail),
  }),
  webhooks: (links: Links): Fault => ({
    name: 'the receiver of webhooks away for 2 s',
    strike: () => during(links.webhooks.cut, links.webhooks),
  }),
} as const

const strikeExports = async (
  { product }: Surroundings,
  rounds: number,
  { name, strike }: { readonly name: string; readonly strike: () => Promise<void> },
): Promise<readonly string[]> => {
  const writers = await startExportWriters(product, BUYERS)
  const countStarted = (): number => writers.reduce((sum, { counts }) => sum + counts.started, 0)
  for (let round = 0; round < rounds; round += 1) {
    const before = countStarted()
    // Each strike meets files that are being prepared.
    while (countStarted() === before && writers.every(({ counts }) => counts.wrong.length === 0)) await wait(20)
    await strike()
  }
  const { failures, line } = await endExportWriters(product, writers)
  return report(`${rounds} × ${name}`, [line], failures)
}

/** Files are prepared again until the storage takes them. */
export const strikeStorage = (around: Surroundings, rounds: number): Promise<readonly string[]> =>
  strikeExports(around, rounds, {
    name: 'the storage of files away for 2 s',
    strike: () => during(around.links.storage.cut, around.links.storage),
  })

const DISK_BYTES = 64 * 1024 * 1024

/** A disk of its own for the files, which is full for a moment. */
export const fillDisk = async (around: Surroundings, rounds: number): Promise<readonly string[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-disk-'))
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder]).catch(() => undefined)
  try {
    if (!mounted) return report('the disk full: skipped, a disk of its own needs the right to mount one', [], [])
    await around.product.stop()
    await around.product.start({ FILES_URL: `folder:${folder}` })
    const ballast = path.join(folder, 'ballast')
    const strike = async (): Promise<void> => {
      const { bavail, bsize } = await statfs(folder)
      // The last bytes may have gone to a file meanwhile.
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => {})
      await wait(AWAY_MS)
      await rm(ballast, { force: true })
    }
    return await strikeExports(around, rounds, { name: 'the disk of the files full for 2 s', strike })
  } finally {
    await around.product.stop()
    if (mounted) await run('umount', ['-l', folder])
    await rm(folder, { recursive: true, force: true })
    await around.product.start()
  }
}
