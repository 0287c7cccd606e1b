import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from './product.ts'

export type Fault = {
  readonly name: string
  /** Nobody listens for a moment; without a load balancer in front, those who come in the very last one are cut off. */
  readonly mayRefuse?: boolean
  readonly mayBreak?: boolean
  readonly strike: (product: Product) => Promise<void>
}

const SESSIONS = `from pg_stat_activity where datname = 'portico' and pid <> pg_backend_pid() and backend_type = 'client backend'`

const signalPostmaster =
  (signal: NodeJS.Signals) =>
  async (product: Product): Promise<void> => {
    const pid = await product.readPostmaster()
    if (pid > 0) process.kill(pid, signal)
  }

const FREEZE_MS = 3000

/** All that has happened to a database under a running product, and to the product itself. */
export const FAULTS = {
  restart: { name: 'PostgreSQL ended at once (SIGQUIT) and brought back', strike: signalPostmaster('SIGQUIT') },
  postmaster: { name: 'postmaster killed (SIGKILL) and brought back', strike: signalPostmaster('SIGKILL') },
  backend: {
    name: 'one backend killed (SIGKILL)',
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
      const signal = (name: NodeJS.Signals): void => {
        for (const pid of pids)
          try {
            process.kill(pid, name)
          } catch {
            // It was given up and has ended meanwhile.
          }
      }
      signal('SIGSTOP')
      await wait(FREEZE_MS)
      signal('SIGCONT')
    },
  },
  stop: {
    name: 'the product stopped (SIGTERM) and started again',
    mayRefuse: true,
    mayBreak: true,
    strike: async (product) => {
      await product.stop()
      await product.start()
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
