import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { JobProgress } from '#foundation/work/job-progress.tsx'
import type { JobView } from '#foundation/work/job.schema.ts'
import { en } from '#foundation/work/texts/en.ts'
import { useJob } from '#foundation/work/use-job.client.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const job: JobView = {
  ...{ id: 'j1', kind: 'sample', state: 'running', done: 1, total: 4, message: { key: 'reading', values: { lines: 7 } } },
  ...{ result: null, error: null, isCancelling: false, createdAt: '', startedAt: null, endedAt: null },
}
let answer: { status: number; job?: Partial<JobView> }
let calls: string[]
let isHidden = false

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  isHidden = false
  answer = { status: 200 }
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url}`)
    if (answer.status !== 200) return Response.json({ error: 'No.' }, { status: answer.status })
    return Response.json({ ...job, ...answer.job, ...(method === 'POST' && { isCancelling: true }) })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const Sample = () => (
  <JobProgress
    followed={useJob('j1')}
    label="Import of a.csv"
    describe={({ values }) => `${values?.['lines']} lines`}
    describeError={(code) => (code === 'empty' ? 'The file is empty.' : undefined)}
  >
    {({ state }) => <p>Ended: {state}</p>}
  </JobProgress>
)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const open = async () => {
  render(
    <TextsProvider dictionaries={{ ui, work: en }} locale={DEFAULT_LOCALE}>
      <Sample />
    </TextsProvider>,
  )
  await wait(0)
}

test('a bar with words follows the job to its end, and then nobody asks any more', async () => {
  await open()
  expect(screen.getByRole('progressbar', { name: 'Import of a.csv' })).toHaveProperty('value', 25)
  expect(screen.getByText('7 lines')).toBeTruthy()
  answer = { status: 200, job: { state: 'completed', done: 4 } }
  await wait(1000)
  expect(screen.getByText('Ended: completed')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  const count = calls.length
  await wait(60_000)
  expect(calls.length).toBe(count)
})

test('a page that nobody sees asks nothing, and asks at once when it is seen again', async () => {
  await open()
  isHidden = true
  await wait(60_000)
  expect(calls.length).toBeLessThanOrEqual(2)
  const before = calls.length
  isHidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(0)
  expect(calls.length).toBe(before + 1)
})

test('a screen reader hears of it every few seconds at most, and of the end at once', async () => {
  await open()
  const said = screen.getByRole('status')
  expect(said.textContent).toBe('Import of a.csv, Running, 25%')
  answer = { status: 200, job: { done: 2 } }
  await wait(1500)
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 50)
  expect(said.textContent).toBe('Import of a.csv, Running, 25%')
  answer = { status: 200, job: { done: 3 } }
  await wait(8000)
  expect(said.textContent).toBe('Import of a.csv, Running, 75%')
  answer = { status: 200, job: { state: 'cancelled' } }
  await wait(6000)
  expect(said.textContent).toBe('Import of a.csv, Cancelled')
})

test('it can be cancelled, and says so until it has stopped', async () => {
  await open()
  answer = { status: 200, job: { isCancelling: true } }
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await wait(10)
  expect(calls).toContain('POST /api/work/jobs/j1/cancel')
  expect(screen.getByRole('button', { name: 'Cancelling…' }).getAttribute('aria-busy')).toBe('true')
})

test.each([
  ['empty', 'The file is empty.'],
  ['unexpected', en['failed.text']],
])('the error %s is told in words', async (code, text) => {
  answer = { status: 200, job: { state: 'failed', error: { code, message: 'x' } } }
  await open()
  expect(screen.getByText(text)).toBeTruthy()
})

test('no answer is told and tried again; a job that is not there is told once', async () => {
  answer = { status: 503 }
  await open()
  expect(screen.getByText(en.stale)).toBeTruthy()
  answer = { status: 404 }
  await wait(3000)
  expect(screen.getByText(en.missing)).toBeTruthy()
  const count = calls.length
  await wait(60_000)
  expect(calls.length).toBe(count)
})
