import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** The virus scanner's verdict on a file. */
export type ScanVerdict = { readonly isClean: true } | { readonly isClean: false; readonly found: string }

/** Looks at content before anything else may use it. */
export type Scanner = { readonly scan: (content: Readable) => Promise<ScanVerdict> }

/** Nothing is known of the file: it must not be used, and may be tried again. */
export class ScannerUnavailable extends Error {}

/** Silence of the scanner, at any step. */
const TIMEOUT_MS = 60_000
const LONGEST_ANSWER = 4096

const openSocket = (address: string): Socket => {
  const { hostname, port, pathname } = new URL(address)
  return hostname === '' ? connect(pathname) : connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })
}

/** `stream: OK`, `stream: {name} FOUND` or an error. */
export const readAnswer = (answer: string): ScanVerdict => {
  const text = answer.replace(/\0[\s\S]*$/, '').trim()
  if (text === 'stream: OK') return { isClean: true }
  const found = /^stream: (.{1,200}) FOUND$/.exec(text)?.[1]
  if (found !== undefined) return { isClean: false, found }
  throw new ScannerUnavailable(`the scanner answered ${text.slice(0, 100)}`)
}

const frame = (size: number): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(size)
  return head
}

/** ClamAV's own protocol: INSTREAM, then chunks with their length in front, and a length of zero at the end. */
export const openClamav = (address: string, timeoutMs = TIMEOUT_MS): Scanner => ({
  scan: (content) =>
    new Promise((resolve, reject) => {
      const socket = openSocket(address)
      let answer = ''
      const fail = (error: Error): void => {
        socket.destroy()
        content.destroy()
        reject(error instanceof ScannerUnavailable ? error : new ScannerUnavailable(error.message, { cause: error }))
      }
      let isReady: (() => void) | undefined
      const goOn = (): void => isReady?.()
      const send = (bytes: Buffer): Promise<void> | undefined =>
        socket.write(bytes) ? undefined : new Promise((ready) => (isReady = ready))
      const pass = async (): Promise<void> => {
        await send(Buffer.from('zINSTREAM\0'))
        for await (const chunk of content as AsyncIterable<Buffer>) {
          if (socket.destroyed) return
          await send(Buffer.concat([frame(chunk.length), chunk]))
        }
        await send(frame(0))
      }
      const finish = (): void => {
        try {
          resolve(readAnswer(answer))
        } catch (error) {
          fail(error as Error)
        }
      }
      socket.setTimeout(timeoutMs, () => fail(new Error('the scanner is silent')))
      socket.setNoDelay(true).on('drain', goOn).once('close', goOn).once('error', fail).once('end', finish)
      socket.on('data', (part) => {
        answer = (answer + part.toString('utf8')).slice(0, LONGEST_ANSWER)
        if (answer.includes('\0')) socket.end()
      })
      socket.once('connect', () => void pass().catch(fail))
    }),
})

/** Where no scanner is configured files are used as they are; what they are is checked all the same. */
export const openScanner = (address: string | undefined): Scanner | undefined =>
  address === undefined ? undefined : openClamav(address)
