import { expect, test } from 'vitest'
import { settleAll } from '#kernel/settle-all.ts'

test('the results come in order', async () => {
  expect(await settleAll([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two'])
})

test('a failure is told when nothing is under way any more', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  let isDone = false
  const slow = promise.then(() => void (isDone = true))
  const outcome = settleAll([Promise.reject(new Error('refused')), slow]).catch((error: Error) => [error.message, isDone])
  resolve(undefined)
  expect(await outcome).toEqual(['refused', true])
})
