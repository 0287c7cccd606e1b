import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly raw: string }

export type MailServer = {
  readonly url: string
  readonly received: ReceivedMail[]
  /** The next messages are refused with these SMTP codes, after they were sent whole. */
  readonly refuseNext: number[]
  /** Recipients that it does not know. */
  readonly unknown: Set<string>
  close(): Promise<void>
}

/** A real SMTP server on loopback that keeps what it accepts. */
export const startMailServer = async (options: SMTPServerOptions = {}): Promise<MailServer> => {
  const received: ReceivedMail[] = []
  const refuseNext: number[] = []
  const unknown = new Set<string>()
  const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(unknown.has(address) ? refusal(550, 'no such mailbox') : null),
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        const code = refuseNext.shift()
        if (code) return done(refusal(code, 'not now'))
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      }, done)
    },
    ...options,
  })
  // A client that hangs up half way is part of the tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, received, refuseNext, unknown, close }
}
