import { expect, test } from 'vitest'
import type { PageMaker } from '#app/pages/page-maker.ts'
import { fallBackToPrimary } from '#app/pages/public-page-maker.ts'

const made = { body: 'from the primary' } as never
const primary = { makePage: async () => made } as unknown as PageMaker
const failing = (error: Error): PageMaker => {
  const makePage = async (): Promise<never> => {
    throw error
  }
  return { makePage } as unknown as PageMaker
}
const request = {} as never

test.each([
  ['ended', new Error('Connection terminated unexpectedly')],
  ['cleaned up what was read', Object.assign(new Error('conflict with recovery'), { code: '40001', severity: 'ERROR' })],
  ['hung', Object.assign(new Error('no answer'), { code: 'ETIMEDOUT', syscall: 'read' })],
])('a page whose replica %s is drawn from the primary [T-115]', async (_, error) => {
  expect(await fallBackToPrimary(failing(error), primary).makePage(request)).toBe(made)
})

test('a page that cannot be drawn fails once', async () => {
  await expect(fallBackToPrimary(failing(new TypeError('no block')), primary).makePage(request)).rejects.toThrow('no block')
})
