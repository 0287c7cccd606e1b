import { expect, test, vi } from 'vitest'
import { isHanging, readCpuSeconds, readStat } from './cpu-time.ts'
import { runCommand } from './run-command.ts'

test('a program that does nothing is stopped, with a sentence', async () => {
  const { isGood, output } = await runCommand([process.execPath, '-e', 'setInterval(() => {}, 1e6)'], { idleSeconds: 0.5 })
  expect(isGood).toBe(false)
  expect(output).toContain('was stopped: it hangs')
})

test.each([
  ['worked all the time', 10, 310, false],
  ['waited for a crowded machine most of the time', 10, 12, false],
  ['did next to nothing', 10, 10.5, true],
  ['was not there before', undefined, 10, false],
  ['cannot be measured', undefined, undefined, false],
])('in five minutes a program %s', (_, before, after, hangs) => {
  expect(isHanging(before, after, 300)).toBe(hangs)
})

test('the processor time of a program includes what its children used', () => {
  expect(readStat('42 (odd) name) S 7 42 42 0 -1 4194560 1 2 3 4 100 20 3 4 20 0 1 0 5')).toEqual({
    pid: 42,
    parent: 7,
    ticks: 127,
  })
})

test('the processor time of this process grows as it works', async () => {
  const before = (await readCpuSeconds(process.pid)) ?? 0
  await vi.waitFor(async () => expect(await readCpuSeconds(process.pid)).toBeGreaterThan(before), { timeout: 20_000 })
})

test('a program that cannot start or fails is a result like any other', async () => {
  expect(await runCommand(['no-such-program'])).toMatchObject({
    isGood: false,
    output: expect.stringContaining('could not be started'),
  })
  expect(await runCommand([process.execPath, '-e', 'process.exit(3)'])).toMatchObject({ isGood: false })
})
