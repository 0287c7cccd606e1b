import os from 'node:os'
import { expect, test } from 'vitest'
import { createThread } from '#platform/threads.ts'

test('a thread answers each question, fails one alone, and is replaced when it dies', async () => {
  const thread = createThread<string, string>(new URL('testing/echo.worker.ts', import.meta.url))
  expect(await Promise.all(['a', 'b'].map((word) => thread.ask(word)))).toEqual(['a', 'b'])
  await expect(thread.ask('refuse')).rejects.toThrow('refused')
  const dying = [thread.ask('die'), thread.ask('c')]
  expect((await Promise.allSettled(dying)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await thread.ask('again')).toBe('again')
  await thread.end()
})

test.runIf(process.platform === 'linux')('a thread stands behind the pages of its process', async () => {
  const own = os.getPriority()
  const thread = createThread<string, string>(new URL('testing/echo.worker.ts', import.meta.url))
  expect(Number(await thread.ask('priority'))).toBe(Math.max(own, 10))
  expect(os.getPriority()).toBe(own)
  await thread.end()
})
