import type { Duplex } from 'node:stream'
import pg, { type ClientConfig } from 'pg'

/** A pool takes its own listener off a connection that is in use: without this one, its loss would end the process [T-76]. */
export class SteadyClient extends pg.Client {
  #isGathering = false

  constructor(config?: ClientConfig | string) {
    super(config)
    // Whoever waits for an answer is told by that; the pool drops the connection when it comes back.
    this.on('error', () => {})
  }

  /** Gives up a server that does not answer: a connection with a statement under way must never serve somebody else. */
  giveUp(reason: string): void {
    this.#findStream().destroy(Object.assign(new Error(reason), { code: 'ETIMEDOUT', syscall: 'read' }))
  }

  /** Messages of one turn of the process leave in one piece: each piece is a call of the system, and wakes the server. */
  protected gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    const stream = this.#findStream()
    stream.cork()
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }

  #findStream(): Duplex {
    return (this as unknown as { readonly connection: { readonly stream: Duplex } }).connection.stream
  }
}
