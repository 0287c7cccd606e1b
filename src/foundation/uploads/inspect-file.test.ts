import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { inspectFile } from '#foundation/uploads/inspect-file.service.ts'
import { startDaemon, stopDaemons } from '#foundation/uploads/testing/clamav-daemon.ts'

afterAll(stopDaemons)

const RULES = { types: ['application/pdf'], maxBytes: 1_000_000 }
const fileOf = (content: string) => ({ name: 'a.pdf', size: content.length, open: () => Readable.from([Buffer.from(content)]) })
const inspect = (content: string, scannerUrl?: string) => inspectFile({ config: { scannerUrl } } as never, fileOf(content), RULES)

test.each([
  ['a PDF is what its bytes say', '%PDF-1.7', { mediaType: 'application/pdf' }],
  ['a page under the name of a PDF', '<script>', { reason: '‘a.pdf’ holds text/xml, which cannot be taken here' }],
  ['nothing', '', { reason: '‘a.pdf’ is empty' }],
  ['too much', 'x'.repeat(1_000_001), { reason: '‘a.pdf’ is larger than 1 MB' }],
])('%s [T-81]', async (_, content, expected) => expect(await inspect(content)).toEqual(expected))

test('the scanner decides, and one that is silent lets nothing pass [T-81]', async () => {
  const address = await startDaemon((content, socket) =>
    socket.end(content.includes('bad') ? 'stream: Eicar FOUND\0' : 'stream: OK\0'),
  )
  expect(await inspect('%PDF-good', address)).toEqual({ mediaType: 'application/pdf' })
  expect(await inspect('%PDF-bad', address)).toEqual({ reason: '‘a.pdf’ holds something harmful: Eicar' })
  expect(await inspect('%PDF-good', 'clamd://127.0.0.1:1')).toEqual({
    reason: '‘a.pdf’ could not be looked at by the virus scanner; please try again',
  })
})
