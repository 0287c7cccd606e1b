import { expect, test, vi } from 'vitest'
import { isHanging, readCpuUse, readStat, type CpuUse } from './cpu-time.ts'
import { runCommand } from './run-command.ts'

test('a program that does nothing is stopped, with a sentence', async () => {
  const { isGood, output } = await runCommand([process.execPath, '-e', 'setInterval(() => {}, 1e6)'], { idleSeconds: 0.5 })
  expect(isGood).toBe(false)
  expect(output).toContain('was stopped: it hangs')
})

const use = (...entries: [pid: number, seconds: number][]): CpuUse => new Map(entries)

test.each([
  ['worked all the time', use([1, 10]), use([1, 310]), false],
  ['waited for a crowded machine most of the time', use([1, 10]), use([1, 12]), false],
  ['did next to nothing', use([1, 10]), use([1, 10.5]), true],
  ['worked, though a child that had used more ended', use([1, 10], [2, 500]), use([1, 12]), false],
  ['did nothing but end its child', use([1, 10], [2, 500]), use([1, 10.1]), true],
  ['lets a new child work', use([1, 10]), use([1, 10], [3, 5]), false],
  ['was not there before', undefined, use([1, 10]), false],
  ['cannot be measured', undefined, undefined, false],
])('in five minutes a program %s', (_, before, after, hangs) => {
  expect(isHanging(before, after, 300)).toBe(hangs)
})

test('the processor time of a process is its own, in and for the system', () => {
  expect(readStat('42 (odd) name) S 7 42 42 0 -1 4194560 1 2 3 4 100 20 3 4 20 0 1 0 5')).toEqual({
    pid: 42,
    parent: 7,
    seconds: 1.2,
  })
})

test('the processor time of this process grows as it works', async () => {
  const read = async () => (await readCpuUse(process.pid))?.get(process.pid) ?? 0
  const before = await read()
  await vi.waitFor(async () => expect(await read()).toBeGreaterThan(before), { timeout: 20_000 })
})

test('a program that cannot start or fails is a result like any other', async () => {
  expect(await runCommand(['no-such-program'])).toMatchObject({
    isGood: false,
    output: expect.stringContaining('could not be started'),
  })
  expect(await runCommand([process.execPath, '-e', 'process.exit(3)'])).toMatchObject({ isGood: false })
})
