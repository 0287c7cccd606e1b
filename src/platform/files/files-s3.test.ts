import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openFiles, type Files } from '#platform/files/files.ts'
import { describeFiles } from '#platform/testing/files-contract.ts'
import { startS3Server, type S3Server } from '#platform/testing/s3-server.ts'

let server: S3Server
beforeAll(async () => void (server = await startS3Server()))
afterAll(() => server.close())

const open = (url = 's3://documents/portico'): Promise<Files> =>
  openFiles(`${url}?region=eu-central-1&endpoint=${server.endpoint}`, { accessKeyId: 'key', secretAccessKey: 'secret' })
const plain = { contentType: 'text/plain' }

describe('files in S3', () => {
  beforeEach(() => {
    server.objects.clear()
    server.complaints.length = 0
  })

  describeFiles(() => open())

  test('sends signed requests with length and hash, under the prefix', async () => {
    const files = await open()
    await files.put('aerobt/stream', Readable.from([Buffer.from('a'), Buffer.from('bc')]), plain)
    await files.put('aerobt/buffer', Buffer.from('abc'), { ...plain, ifAbsent: true })
    expect(server.complaints).toEqual([])
    expect([...server.objects.keys()]).toEqual(['/documents/portico/aerobt/stream', '/documents/portico/aerobt/buffer'])
    expect([...server.objects.values()].map(({ body }) => body.toString())).toEqual(['abc', 'abc'])
  })

  test('uses the whole bucket when no prefix is given', async () => {
    await (await open('s3://documents')).put('x', Buffer.from('x'), plain)
    expect([...server.objects.keys()]).toEqual(['/documents/x'])
  })

  test.each([[[503]], [[500, 429]]])('sends a stream again from its start after the server answered %j', async (faults) => {
    server.failNext.push(...faults)
    await (await open()).put('retried', Readable.from([Buffer.alloc(300_000, 'r')]), plain)
    expect(server.objects.get('/documents/portico/retried')?.body.equals(Buffer.alloc(300_000, 'r'))).toBe(true)
  })

  test('gives up when the server stays out of order', async () => {
    server.failNext.push(503, 503, 503)
    await expect((await open()).put('hopeless', Buffer.from('x'), plain)).rejects.toThrow()
    expect(server.failNext).toEqual([])
    expect(server.objects.size).toBe(0)
  })

  test('an access that the server denies is an error, not an absent file', async () => {
    const files = await open()
    server.failNext.push(403)
    await expect(files.stat('x')).rejects.toThrow()
  })

  test('links to a file for a short while, an hour at most', async () => {
    const files = await open()
    await files.put('linked', Buffer.from('linked body'), plain)
    const link = new URL(await files.link!('linked', 60))
    expect(link.searchParams.get('X-Amz-Expires')).toBe('60')
    expect(await (await fetch(link)).text()).toBe('linked body')
    link.searchParams.set('X-Amz-Date', '20200101T000000Z')
    expect((await fetch(link)).status).toBe(403)
    expect(new URL(await files.link!('linked', 1e9)).searchParams.get('X-Amz-Expires')).toBe('3600')
  })

  test('a stream left half read does not keep the next request from its answer', async () => {
    const files = await open()
    await files.put('big', Buffer.alloc(2_000_000, 'b'), plain)
    ;(await files.open('big'))!.stream.destroy()
    expect(await text((await files.open('big', { start: 0, end: 1 }))!.stream)).toBe('bb')
  })
})
