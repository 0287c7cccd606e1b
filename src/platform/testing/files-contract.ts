import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import {
  FileExistsError,
  InvalidFileKeyError,
  UnsatisfiableRangeError,
  type ByteRange,
  type Files,
} from '#platform/files/files.ts'

/** The contract of every file store; each adapter's test runs it against the real thing. */
export const describeFiles = (openFiles: () => Promise<Files>): void => {
  const plain = { contentType: 'text/plain' }

  test('keeps a file with its content type, size and tag', async () => {
    const files = await openFiles()
    const stored = await files.put('aerobt/hello.txt', Buffer.from('hello'), { contentType: 'text/plain; charset=utf-8' })
    expect(stored).toMatchObject({ key: 'aerobt/hello.txt', size: 5, contentType: 'text/plain; charset=utf-8' })
    expect(await files.stat('aerobt/hello.txt')).toEqual(stored)
    const opened = await files.open('aerobt/hello.txt')
    expect(opened).toMatchObject({ size: 5, contentType: stored.contentType, etag: stored.etag })
    expect(await text(opened!.stream)).toBe('hello')
  })

  test('keeps a stream of unknown length byte by byte', async () => {
    const files = await openFiles()
    const chunks = Array.from({ length: 40 }, (_, i) => Buffer.alloc(65_537, i))
    await files.put('big.bin', Readable.from(chunks), { contentType: 'application/octet-stream' })
    const opened = await files.open('big.bin')
    expect((await buffer(opened!.stream)).equals(Buffer.concat(chunks))).toBe(true)
  })

  test('keeps an empty file', async () => {
    const files = await openFiles()
    expect(await files.put('empty.txt', Readable.from([]), plain)).toMatchObject({ size: 0 })
    expect(await text((await files.open('empty.txt'))!.stream)).toBe('')
  })

  test('knows nothing of a file that was never stored', async () => {
    const files = await openFiles()
    expect(await files.stat('no/such.txt')).toBeUndefined()
    expect(await files.open('no/such.txt')).toBeUndefined()
    await files.remove('no/such.txt')
  })

  test('replaces a file whole, content type and tag included', async () => {
    const files = await openFiles()
    const first = await files.put('page', Buffer.from('first'), plain)
    const second = await files.put('page', Buffer.from('<p>second</p>'), { contentType: 'text/html' })
    expect(second.etag).not.toBe(first.etag)
    expect(await files.stat('page')).toEqual(second)
    expect(await text((await files.open('page'))!.stream)).toBe('<p>second</p>')
  })

  test('keeps what is there when told to store only if absent', async () => {
    const files = await openFiles()
    await files.put('once', Buffer.from('first'), { ...plain, ifAbsent: true })
    await expect(files.put('once', Buffer.from('second'), { ...plain, ifAbsent: true })).rejects.toThrow(FileExistsError)
    expect(await text((await files.open('once'))!.stream)).toBe('first')
  })

  test('lets one of many win who store the same absent file at once', async () => {
    const files = await openFiles()
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((body) => files.put('race', Buffer.from(body), { ...plain, ifAbsent: true })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('forgets a removed file, which may be stored again', async () => {
    const files = await openFiles()
    await files.put('gone', Buffer.from('x'), plain)
    await files.remove('gone')
    expect(await files.stat('gone')).toBeUndefined()
    expect(await files.open('gone')).toBeUndefined()
    await files.put('gone', Buffer.from('back'), { ...plain, ifAbsent: true })
    expect(await text((await files.open('gone'))!.stream)).toBe('back')
  })

  test('holds a file and a folder of the same name apart', async () => {
    const files = await openFiles()
    await files.put('a', Buffer.from('file'), plain)
    await files.put('a/b', Buffer.from('inside'), plain)
    expect(await text((await files.open('a'))!.stream)).toBe('file')
    expect(await text((await files.open('a/b'))!.stream)).toBe('inside')
  })

  test.each<[string, ByteRange, string]>([
    ['the first bytes', { start: 0, end: 3 }, '0123'],
    ['the middle', { start: 4, end: 6 }, '456'],
    ['one byte', { start: 9, end: 9 }, '9'],
    ['the rest', { start: 7 }, '789'],
    ['what there is before an end past the file', { start: 8, end: 500 }, '89'],
  ])('delivers %s of a file and its whole size', async (_, range, expected) => {
    const files = await openFiles()
    await files.put('digits', Buffer.from('0123456789'), plain)
    const opened = await files.open('digits', range)
    expect(opened!.size).toBe(10)
    expect(await text(opened!.stream)).toBe(expected)
  })

  test.each<[string, ByteRange]>([
    ['starts past the end', { start: 10 }],
    ['runs backwards', { start: 5, end: 2 }],
    ['starts below zero', { start: -1, end: 2 }],
    ['is not whole', { start: 0.5, end: 2 }],
  ])('refuses a range that %s', async (_, range) => {
    const files = await openFiles()
    await files.put('digits', Buffer.from('0123456789'), plain)
    await expect(files.open('digits', range)).rejects.toThrow(UnsatisfiableRangeError)
  })

  test('stores nothing of a stream that breaks', async () => {
    const files = await openFiles()
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('the visitor hung up')
      })(),
    )
    await expect(files.put('broken', breaking, plain)).rejects.toThrow('the visitor hung up')
    expect(await files.stat('broken')).toBeUndefined()
  })

  test.each(['../x', '/etc/passwd', 'a/../../x', 'a\0b', ''])('refuses the hostile key %j in every call', async (key) => {
    const files = await openFiles()
    const refusal = InvalidFileKeyError
    await expect((async () => files.put(key, Buffer.from('x'), plain))()).rejects.toThrow(refusal)
    await expect((async () => files.open(key))()).rejects.toThrow(refusal)
    await expect((async () => files.stat(key))()).rejects.toThrow(refusal)
    await expect((async () => files.remove(key))()).rejects.toThrow(refusal)
    await expect((async () => files.link?.(key, 60) ?? Promise.reject(new refusal('no links here')))()).rejects.toThrow(refusal)
  })

  test.each(['text/html\r\nset-cookie: a=b', 'html', ''])('refuses the content type %j', async (contentType) => {
    const files = await openFiles()
    await expect(files.put('typed', Buffer.from('x'), { contentType })).rejects.toThrow('content type')
  })
}
