import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bufferLines } from '#platform/http/log-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const build = () => {
  const written: string[] = []
  return { written, stream: bufferLines({ write: (text) => written.push(text) }, { maxBytes: 10, waitMs: 100 }) }
}

test('writes lines together after a moment', () => {
  const { written, stream } = build()
  stream.write('a\n')
  stream.write('b\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(100)
  expect(written).toEqual(['a\nb\n'])
  stream.write('c\n')
  vi.advanceTimersByTime(100)
  expect(written).toEqual(['a\nb\n', 'c\n'])
})

test('writes at once when much has gathered, and nothing twice', () => {
  const { written, stream } = build()
  stream.write('0123456789\n')
  expect(written).toEqual(['0123456789\n'])
  stream.flush()
  vi.advanceTimersByTime(1000)
  expect(written).toHaveLength(1)
})

test('loses no line when the process crashes', async () => {
  const script = `const { openLogStream } = await import('#platform/http/log-stream.ts')
openLogStream().write('last words\\n')
throw new Error('crash')`
  const crashed = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]).catch((error) => error)
  expect(crashed.stdout).toBe('last words\n')
  expect(crashed.code).toBe(1)
})
