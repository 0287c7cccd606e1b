import { expect, test } from 'vitest'
import { parseUse, readUse } from '#platform/sandbox/process-use.ts'

test('memory and processor time are read from what Linux says of a process [T-97]', () => {
  const status = 'Name:\tnode\nVmSize:\t  900000 kB\nVmRSS:\t   51200 kB\nThreads:\t4\n'
  const stat = '42 (a (b) c) R 1 2 3 4 5 6 7 8 9 10 150 50 0 0 20 0 4 0 100'
  expect(parseUse(status, stat)).toEqual({ memoryMb: 50, processorMs: 2000 })
  expect(parseUse('', '')).toEqual({ memoryMb: 0, processorMs: 0 })
})

test('a process that is gone uses nothing', () => {
  expect(readUse(undefined)).toEqual({ memoryMb: 0, processorMs: 0 })
})
