import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ExportKind } from '#features/orders/exports/export-kind.rules.ts'
import { createJobWatch, type WatchCalls } from '#features/orders/exports/watch/job-watch.client.ts'
import { JOB_KEYS, type PollAnswer } from '#features/orders/exports/watch/job-watch.rules.ts'

const UUID = 'c0ffee00-0000-4000-8000-000000000001'
const say = (status: string, isDownloaded = 0): PollAnswer => ({ code: 200, response: { uuid: UUID, status, isDownloaded } })
const CHECKS = ['checkPoll', 'checkPollExcel']

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

const open = (kind: ExportKind, answers: PollAnswer[], calls: Partial<WatchCalls> = {}) => {
  const poll = vi.fn((_uuid: string | undefined) => Promise.resolve(answers.length > 1 ? answers.shift() : answers[0]))
  const fetchFile = vi.fn(calls.fetchFile ?? (() => Promise.resolve(true)))
  const start = vi.fn(calls.start ?? (() => Promise.resolve(say('Starting'))))
  return { poll, fetchFile, start, watch: createJobWatch(kind, { poll, start, fetchFile }) }
}
const signedIn = { isSessionValid: true, hasLinks: true }

test.each([
  ['invoices', 30_000],
  ['orders', 15_000],
] as const)(
  'a click on %s starts, polls at once and then every %i ms until it is ready [4.16.2, 4.16.3, 9.2.2]',
  async (kind, pace) => {
    const { watch, poll, start } = open(kind, [say('Starting'), say('Starting'), say('Completed')])
    const { uuid, check } = JOB_KEYS[kind]
    void watch.start({ invoices: ['1'] })
    expect(watch.get().isRunning).toBe(true)
    await settle()
    expect([start.mock.calls, poll.mock.calls]).toEqual([[[{ invoices: ['1'] }]], [[UUID]]])
    expect([sessionStorage.getItem(uuid), localStorage.getItem(check)]).toEqual([UUID, 'true'])
    await vi.advanceTimersByTimeAsync(pace - 1)
    expect(poll).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect([poll.mock.calls.length, watch.get().isRunning]).toEqual([2, true])
    await vi.advanceTimersByTimeAsync(pace)
    expect(watch.get()).toMatchObject({ isRunning: false, dialog: 'ready' })
    await vi.advanceTimersByTimeAsync(pace * 3)
    expect(poll).toHaveBeenCalledTimes(3)
    expect(localStorage.getItem(check)).toBe('true')
  },
)

test('a second click starts nothing more [T-48]', async () => {
  const { watch, start } = open('orders', [say('Starting')])
  void watch.start({})
  void watch.start({})
  await settle()
  void watch.start({})
  expect(start).toHaveBeenCalledTimes(1)
})

test('the file is fetched by its uuid; only then are uuid and flag forgotten [4.16.3, 4.16.7]', async () => {
  const { watch, fetchFile } = open('orders', [say('Completed')])
  void watch.start({})
  await settle()
  await watch.download()
  expect(fetchFile.mock.calls).toEqual([[UUID]])
  expect(watch.get().dialog).toBeUndefined()
  expect([sessionStorage.getItem('excelDownloadUUID'), localStorage.getItem('checkPollExcel')]).toEqual([null, null])
})

test('a file that does not come only ends the job [8.6.5]', async () => {
  const { watch } = open('invoices', [say('Completed')], { fetchFile: () => Promise.resolve(false) })
  void watch.start({})
  await settle()
  await watch.download()
  expect(watch.get()).toMatchObject({ isRunning: false, dialog: undefined })
  expect([sessionStorage.getItem('invoiceDownloadUUID'), localStorage.getItem('checkPoll')]).toEqual([UUID, 'true'])
})

test('first load asks once for what may have been left, without a uuid; later loads do not [4.16.9, 4.16.10]', async () => {
  sessionStorage.setItem('invoiceDownloadUUID', 'old')
  const first = open('invoices', [{ code: 404 }])
  first.watch.openPage(signedIn)
  await settle()
  expect(first.poll.mock.calls).toEqual([[undefined]])
  expect(sessionStorage.getItem('firstload')).not.toBeNull()
  expect(first.watch.get()).toMatchObject({ isRunning: false })
  const second = open('invoices', [say('Starting')])
  second.watch.openPage(signedIn)
  await settle()
  expect(second.poll).not.toHaveBeenCalled()
})

test('what somebody waits for is asked for on the next page, also where no links are [4.16.10]', async () => {
  localStorage.setItem('checkPoll', 'true')
  const { watch, poll } = open('invoices', [say('Error')])
  watch.openPage({ isSessionValid: true, hasLinks: false })
  await settle()
  expect(poll).toHaveBeenCalledTimes(1)
  expect(watch.get().dialog).toBe('failed')
  expect(localStorage.getItem('checkPoll')).toBeNull()
})

test('without a session nothing is asked and the flags go [4.16.10]', async () => {
  for (const key of CHECKS) localStorage.setItem(key, 'true')
  for (const kind of ['invoices', 'orders'] as const) {
    const { watch, poll } = open(kind, [say('Starting')])
    watch.openPage({ isSessionValid: false, hasLinks: true })
    await settle()
    expect(poll).not.toHaveBeenCalled()
  }
  expect(CHECKS.map((key) => localStorage.getItem(key))).toEqual([null, null])
})

test('an error that nobody waits for restores the link without a word [4.16.4]', async () => {
  const { watch } = open('orders', [say('Error')])
  watch.openPage(signedIn)
  await settle()
  expect(watch.get()).toMatchObject({ isRunning: false, dialog: undefined })
})

test.each([
  ['was fetched elsewhere [4.16.5]', say('Completed', 1)],
  ['is answered with another code [4.16.6]', { code: 500 }],
  ['gets no answer [4.16.6, 8.6.4]', undefined],
])('a job that %s ends the polling silently', async (_, answer) => {
  const { watch, poll } = open('orders', [say('Starting'), answer])
  void watch.start({})
  await vi.advanceTimersByTimeAsync(15_000)
  expect(watch.get()).toMatchObject({ isRunning: false, dialog: undefined })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(poll).toHaveBeenCalledTimes(2)
})

test('the two kinds know nothing of each other [4.16.1]', async () => {
  const [one, two] = [open('invoices', [say('Starting')]), open('orders', [{ code: 404 }])]
  void one.watch.start({})
  two.watch.openPage(signedIn)
  await settle()
  expect([one.watch.get().isRunning, two.watch.get().isRunning]).toEqual([true, false])
  expect([localStorage.getItem('checkPoll'), localStorage.getItem('checkPollExcel')]).toEqual(['true', null])
})

test('what could not be started says so, and nobody waits for it', async () => {
  const { watch, poll } = open('invoices', [say('Starting')], { start: () => Promise.resolve(undefined) })
  void watch.start({})
  await settle()
  expect(watch.get()).toMatchObject({ isRunning: false, hasNotStarted: true })
  expect([poll.mock.calls.length, localStorage.getItem('checkPoll')]).toEqual([0, null])
})

test('one that was cancelled is not waited for', async () => {
  const { watch, poll } = open('invoices', [say('Starting')])
  void watch.start({})
  await settle()
  watch.forget()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([poll.mock.calls.length, watch.get().isRunning, localStorage.getItem('checkPoll')]).toEqual([1, false, null])
})
