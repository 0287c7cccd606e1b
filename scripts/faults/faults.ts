import { setTimeout as wait } from 'node:timers/promises'
import { deadlock, SESSIONS, useUpConnections } from './database-limits.ts'
import type { Product } from './product.ts'

export type Fault = {
  readonly name: string
  /** Nobody listens for a moment; without a load balancer in front, those who come in the very last one are cut off. */
  readonly mayRefuse?: boolean
  readonly mayBreak?: boolean
  /** Answers may take as long as the fault makes them. */
  readonly mayDelay?: boolean
  /** PostgreSQL recovers from its log afterwards. */
  readonly crashes?: boolean
  readonly strike: (product: Product) => Promise<void>
}

const signalPostmaster =
  (signal: NodeJS.Signals) =>
  async (product: Product): Promise<void> => {
    const pid = await product.readPostmaster()
    if (pid > 0) process.kill(pid, signal)
  }

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch (error) {
    // It may have ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const FREEZE_MS = 3000
const MOST_OFFSET_S = 600

/** All that has happened to a database under a running product, and to the product itself. */
export const FAULTS = {
  restart: { name: 'PostgreSQL ended at once (SIGQUIT) and brought back', crashes: true, strike: signalPostmaster('SIGQUIT') },
  postmaster: { name: 'postmaster killed (SIGKILL) and brought back', crashes: true, strike: signalPostmaster('SIGKILL') },
  backend: {
    name: 'one backend killed (SIGKILL)',
    crashes: true,
    strike: async (product) => {
      const { rows } = await product.query(`select pid ${SESSIONS} order by random() limit 1`)
      const [session] = rows as { pid: number }[]
      if (session) process.kill(session.pid, 'SIGKILL')
    },
  },
  terminate: {
    name: 'all sessions ended by pg_terminate_backend',
    strike: async (product) => void (await product.query(`select pg_terminate_backend(pid) ${SESSIONS}`)),
  },
  lock: {
    name: 'a table locked for 4 s',
    strike: async (product) =>
      void (await product.query('begin; lock table saved_search in access exclusive mode; select pg_sleep(4); commit')),
  },
  freeze: {
    name: `all sessions frozen for ${FREEZE_MS / 1000} s`,
    strike: async (product) => {
      const { rows } = await product.query(`select pid ${SESSIONS}`)
      const pids = (rows as { pid: number }[]).map(({ pid }) => pid)
      for (const pid of pids) signal(pid, 'SIGSTOP')
      await wait(FREEZE_MS)
      for (const pid of pids) signal(pid, 'SIGCONT')
    },
  },
  connections: { name: 'all sessions ended and every connection taken by others for 2 s', strike: useUpConnections },
  deadlock: { name: 'a deadlock between the product and another session', strike: deadlock },
  stop: {
    name: 'the product stopped (SIGTERM) and started again',
    mayRefuse: true,
    mayBreak: true,
    strike: async (product) => {
      await product.stop()
      await product.start()
    },
  },
  clock: {
    name: 'the product restarted with its clock up to ten minutes before or behind',
    mayRefuse: true,
    mayBreak: true,
    strike: async (product) => {
      await product.stop()
      await product.start({ CLOCK_OFFSET_S: String(Math.round((Math.random() - 0.5) * 2 * MOST_OFFSET_S)) })
    },
  },
  process: {
    name: 'the product killed (SIGKILL) and started again',
    mayRefuse: true,
    mayBreak: true,
    strike: async (product) => {
      await product.kill()
      await product.start()
    },
  },
} as const satisfies Record<string, Fault>
