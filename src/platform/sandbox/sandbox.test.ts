import { afterAll, expect, test } from 'vitest'
import { createSandbox, type SandboxRun } from '#platform/sandbox/sandbox.ts'
import { SandboxFailure, type SandboxTask } from '#platform/sandbox/sandbox-task.ts'

const module = new URL('../testing/sandbox-samples.worker.ts', import.meta.url)
const task = <Input, Output>(name: string): SandboxTask<Input, Output> => ({ module, name })
const sandbox = createSandbox()
afterAll(() => sandbox.close())

const NOTHING = new Uint8Array()
const who: SandboxRun = { tenant: 'one', person: 'anna' }
const describeProcess = task<null, { pid: number; names: string[] }>('describeProcess')
const pidOf = async (): Promise<number> => (await sandbox.run(describeProcess, null, NOTHING, who)).value.pid

test('a task gets a value and bytes, and answers with both, in a process that serves the next one too', async () => {
  const answer = await sandbox.run(task<object, object>('echo'), { word: 'größe' }, new Uint8Array([1, 2, 3]), who)
  expect([answer.value, [...answer.bytes]]).toEqual([{ word: 'größe' }, [1, 2, 3]])
  const large = new Uint8Array(5_000_000).fill(7)
  expect((await sandbox.run(task<null, null>('echo'), null, large, who)).bytes.length).toBe(large.length)
  expect((await sandbox.run(task<null, string>('talk'), null, NOTHING, who)).value).toBe('said')
  expect(await pidOf()).toBe(await pidOf())
  expect(await pidOf()).not.toBe(process.pid)
})

test('the process that opens documents of others has none of our environment [T-97]', async () => {
  const { names } = (await sandbox.run(describeProcess, null, NOTHING, who)).value
  expect(names.filter((name) => !['UV_THREADPOOL_SIZE', 'PWD', 'OLDPWD', 'SHLVL', '_'].includes(name))).toEqual([])
})

/** The largest picture that is taken, 50 million points stored interlaced, needs 420 MB. */
test('the kernel leaves a new process the memory that its tasks may take', async () => {
  const { value } = await sandbox.run(task<null, { dataMb: number; limitMb: number }>('describeMemory'), null, NOTHING, who)
  expect(value.limitMb - value.dataMb).toBeGreaterThan(420)
})

test.each([
  ['never ends', 'hang', null, { processorMs: 300 }, 'slow'],
  ['waits for ever', 'waitForEver', null, { timeMs: 300 }, 'slow'],
  ['takes memory outside of the heap', 'growOutsideOfHeap', null, {}, 'large'],
  ['takes memory of the heap', 'growHeap', null, { memoryMb: 130 }, 'large'],
  ['answers more than is allowed', 'answerMuch', 2_000_000, { outputBytes: 1_000_000 }, 'large'],
  ['throws', 'fail', null, {}, 'failed'],
  ['is not there', 'nowhere', null, {}, 'failed'],
] as const)('a task that %s ends with its process, and the next one is served [T-97]', async (_, name, input, limits, reason) => {
  const before = await pidOf()
  const failure = await sandbox.run(task(name), input, NOTHING, { ...who, limits }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SandboxFailure)
  expect(failure).toMatchObject({ reason })
  expect(await pidOf()).not.toBe(before)
  expect(sandbox.count()).toBe(0)
})

test('a task whose requester left is ended, running or waiting [T-96]', async () => {
  const leaving = new AbortController()
  const run = { ...who, signal: leaving.signal }
  const both = [sandbox.run(task('hang'), null, NOTHING, run), sandbox.run(task('echo'), null, NOTHING, run)]
  const settled = Promise.allSettled(both)
  leaving.abort(new Error('left'))
  expect((await settled).map((one) => one.status)).toEqual(['rejected', 'rejected'])
  await expect(sandbox.run(task('hang'), null, NOTHING, run)).rejects.toThrow('left')
  expect(sandbox.count()).toBe(0)
  expect(await pidOf()).toBeGreaterThan(0)
})

test('24 documents that hang, of one person: others of the tenant and other tenants are served meanwhile [T-98]', async () => {
  const leaving = new AbortController()
  const hostile = Array.from({ length: 24 }, () =>
    sandbox.run(task('hang'), null, NOTHING, {
      ...who,
      signal: leaving.signal,
      limits: { timeMs: 600_000, processorMs: 600_000 },
    }),
  )
  const settled = Promise.allSettled(hostile)
  expect(sandbox.count()).toBe(3)
  const others = ['two/bob', 'two/bob', 'three/cem', 'one/dora', 'one/eve', 'two/fay'].map((name) => {
    const [tenant = '', person = ''] = name.split('/')
    return sandbox.run(task<string, string>('echo'), name, NOTHING, { tenant, person })
  })
  expect((await Promise.all(others)).map(({ value }) => value)).toHaveLength(6)
  // None of the hostile ones has ended: nobody waited for them.
  expect(sandbox.count()).toBe(3)
  leaving.abort()
  const statuses = (await settled).map((one) => (one.status === 'rejected' ? (one.reason as { status?: number }).status : 200))
  expect(statuses.filter((status) => status === 429)).toHaveLength(21)
  expect(sandbox.count()).toBe(0)
})
