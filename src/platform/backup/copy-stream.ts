import type { Duplex } from 'node:stream'
import { once } from 'node:events'
import type pg from 'pg'
import type { Connection, Submittable } from 'pg'

/** Methods of pg's connection beyond its types. */
type Wire = Connection & {
  readonly stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

const MOST_WAITING_BYTES = 4 * 1024 * 1024

/** The calls that pg makes on whatever it runs; a copy has no rows to describe. */
abstract class CopyCommand implements Submittable {
  protected wire: Wire | undefined
  private readonly text: string
  constructor(text: string) {
    this.text = text
  }
  submit(connection: Connection): void {
    this.wire = connection as Wire
    this.wire.query(this.text)
  }
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  abstract handleCopyInResponse(connection: Wire): void
  abstract handleCopyData(message: { readonly chunk: Buffer }): void
  abstract handleError(error: Error): void
  abstract handleReadyForQuery(): void
}

class CopyOut extends CopyCommand {
  private waiting: Buffer[] = []
  private bytes = 0
  private isOver = false
  private fault: Error | undefined
  private wake: () => void = () => {}

  handleCopyInResponse(connection: Wire): void {
    connection.sendCopyFail('this statement reads')
  }
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    // pg reuses the memory behind it.
    this.waiting.push(Buffer.from(chunk))
    this.bytes += chunk.length
    if (this.bytes > MOST_WAITING_BYTES) this.wire?.stream.pause()
    this.wake()
  }
  handleError(error: Error): void {
    this.fault = error
    this.isOver = true
    this.wake()
  }
  handleReadyForQuery(): void {
    this.isOver = true
    this.wake()
  }
  async *read(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        if (this.waiting.length > 0) {
          const chunk = Buffer.concat(this.waiting)
          ;[this.waiting, this.bytes] = [[], 0]
          this.wire?.stream.resume()
          yield chunk
        } else if (this.fault) throw this.fault
        else if (this.isOver) return
        else await new Promise<void>((resolve) => (this.wake = resolve))
      }
    } finally {
      // Nobody reads the rest: the connection is of no use any more.
      if (!this.isOver) this.wire?.stream.destroy()
    }
  }
}

/** The rows of `copy … to stdout`, read no faster than they are taken. */
export const copyOut = (client: pg.ClientBase, text: string): AsyncIterable<Buffer> => client.query(new CopyOut(text)).read()

class CopyIn extends CopyCommand {
  readonly done: Promise<void>
  private readonly source: AsyncIterable<Buffer>
  private settle: { readonly resolve: () => void; readonly reject: (error: Error) => void }
  private fault: Error | undefined
  private pumping = Promise.resolve()

  constructor(text: string, source: AsyncIterable<Buffer>) {
    super(text)
    this.source = source
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.done = promise
    this.settle = { resolve, reject }
  }
  handleCopyData(): void {}
  handleCopyInResponse(connection: Wire): void {
    this.pumping = this.pump(connection).catch((error: Error) => {
      this.fault ??= error
      connection.sendCopyFail('the source failed')
    })
  }
  private async pump(connection: Wire): Promise<void> {
    for await (const chunk of this.source) {
      if (this.fault) return
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  }
  handleError(error: Error): void {
    // The source's own fault says more than that the copy was ended.
    this.fault ??= error
    this.settle.reject(this.fault)
  }
  handleReadyForQuery(): void {
    void this.pumping.then(() => (this.fault ? this.settle.reject(this.fault) : this.settle.resolve()))
  }
}

/** Feeds `copy … from stdin`. */
export const copyIn = (client: pg.ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<void> =>
  client.query(new CopyIn(text, source)).done
