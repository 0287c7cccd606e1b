import { startServer } from './server-process.ts'

/** One server for the whole run; workers learn its port from their environment. */
export default async (): Promise<() => Promise<void>> => {
  const { port, stop } = await startServer()
  process.env['E2E_PORT'] = String(port)
  return stop
}
