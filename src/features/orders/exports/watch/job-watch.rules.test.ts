import { describe, expect, test } from 'vitest'
import {
  decideStep,
  JOB_KEYS,
  planPageLoad,
  pollPath,
  readPollAnswer,
  type WatchStep,
} from '#features/orders/exports/watch/job-watch.rules.ts'

const UUID = 'c0ffee00-0000-4000-8000-000000000001'
const answer = (status: string, isDownloaded: unknown = 0) => ({ code: 200, response: { uuid: UUID, status, isDownloaded } })
const stopped: WatchStep = { keepsPolling: false }
const gone: WatchStep = { keepsPolling: false, check: 'clear' }

test('each kind has keys and a pace of its own [3.19.5, 4.16.1, 9.2.2]', () => {
  expect(JOB_KEYS).toEqual({
    invoices: { uuid: 'invoiceDownloadUUID', firstLoad: 'firstload', check: 'checkPoll', everyMs: 30_000 },
    orders: { uuid: 'excelDownloadUUID', firstLoad: 'excelfirstload', check: 'checkPollExcel', everyMs: 15_000 },
  })
})

describe.each([true, false])('while somebody waits: %s', (isCheckSet) => {
  test.each<[string, Parameters<typeof decideStep>[0], WatchStep]>([
    ['goes on while it is being prepared [4.16.2]', answer('Starting'), { keepsPolling: true, uuid: UUID }],
    ['is ready [4.16.3]', answer('Completed'), { keepsPolling: false, uuid: UUID, dialog: 'ready', check: 'set' }],
    ['failed [4.16.4, 8.6.3]', answer('Error'), isCheckSet ? { ...gone, dialog: 'failed' } : stopped],
    ['was fetched already [4.16.5, 9.2.5]', answer('Completed', 1), gone],
    ['was fetched, whatever the status says [4.16.5]', answer('Starting', 1), gone],
    ['says 1 as a number only [3.13.6]', answer('Starting', '1'), { keepsPolling: true, uuid: UUID }],
    ['is in an unknown state', answer('Paused'), stopped],
    ['has no job [4.16.6]', { code: 404 }, gone],
    ['broke [4.16.6]', { code: 500, response: { status: 'Completed', uuid: UUID } }, stopped],
    ['got no answer [4.16.6, 8.6.4]', undefined, stopped],
    ['holds nothing', { code: 200 }, stopped],
  ])('the job %s', (_, given, step) => {
    expect(decideStep(given, isCheckSet)).toEqual(step)
  })
})

test.each([
  [
    'a string that holds JSON [7.9.12]',
    '{"code":200,"response":{"status":"Starting"}}',
    { code: 200, response: { status: 'Starting' } },
  ],
  ['JSON itself', { code: 404 }, { code: 404 }],
  ['no JSON', '<html>', undefined],
  ['something else', '[]', undefined],
  ['nothing', undefined, undefined],
])('an answer that is %s', (_, data, read) => {
  expect(readPollAnswer(data)).toEqual(read)
})

const load = { isFirstLoad: false, isCheckSet: false, isSessionValid: true, hasLinks: true }
test.each([
  ['first load', { isFirstLoad: true }, { polls: true, clearsCheck: false, marksFirstLoad: true }],
  ['somebody waits', { isCheckSet: true }, { polls: true, clearsCheck: false, marksFirstLoad: true }],
  ['a later page', {}, { polls: false, clearsCheck: true, marksFirstLoad: true }],
  [
    'somebody waits, the session is over',
    { isCheckSet: true, isSessionValid: false },
    { polls: false, clearsCheck: true, marksFirstLoad: false },
  ],
  [
    'first load without a session',
    { isFirstLoad: true, isSessionValid: false },
    { polls: false, clearsCheck: true, marksFirstLoad: false },
  ],
  [
    'first load of a page without the links',
    { isFirstLoad: true, hasLinks: false },
    { polls: false, clearsCheck: true, marksFirstLoad: false },
  ],
  [
    'somebody waits on a page without the links',
    { isCheckSet: true, hasLinks: false },
    { polls: true, clearsCheck: false, marksFirstLoad: false },
  ],
])('page load, %s [4.16.8, 4.16.10]', (_, differs, plan) => {
  expect(planPageLoad({ ...load, ...differs })).toEqual(plan)
})

test.each([
  ['/us/en', '/us/en/home.invoicedownloadstatus'],
  ['/us/en/', '/us/en/home.invoicedownloadstatus'],
  ['/us/en.html', '/us/en/home.invoicedownloadstatus'],
  ['/us/en/secure/orders', '/us/en/secure/orders.invoicedownloadstatus'],
  ['/us/en/secure/orders.html', '/us/en/secure/orders.invoicedownloadstatus'],
  ['/us/en/secure/orders/details.orderNum-4711', '/us/en/secure/orders/details.invoicedownloadstatus'],
])('on %s the poll goes to %s [7.9.6]', (pathname, path) => {
  expect(pollPath(pathname)).toBe(path)
  expect(pollPath(pathname, 'invoicedownloadstart')).toBe(path.replace('status', 'start'))
})
