import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileUpload } from '#foundation/uploads/file-upload.tsx'
import { en } from '#foundation/uploads/texts/en.ts'
import { createUploadQueue, type UploadQueue } from '#foundation/uploads/upload-queue.client.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const MOST = 3_000_000
let received: number
let calls: string[]
let answerPart: (offset: number, size: number) => Response | undefined
let gate: Promise<void> | undefined
let queue: UploadQueue

const view = (size: number) => ({
  ...{ id: 'u1', kind: 'table', name: 'a.csv', size, offset: received, mediaType: 'text/csv' },
  state: received === size ? 'complete' : 'receiving',
})

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  received = 0
  calls = []
  gate = undefined
  answerPart = () => undefined
  let size = 0
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
    calls.push(`${method} ${url}`)
    if (method === 'POST') {
      size = (JSON.parse(body as string) as { size: number }).size
      return Response.json(view(size), { status: 201 })
    }
    if (method === 'PATCH') {
      await gate
      signal?.throwIfAborted()
      const offset = Number((headers as Record<string, string>)['upload-offset'])
      const refused = answerPart(offset, (body as Blob).size)
      if (refused) return refused
      received = offset + (body as Blob).size
    }
    return Response.json(view(size))
  })
  queue = createUploadQueue({ kind: 'table', maxBytes: MOST })
  render(
    <TextsProvider dictionaries={{ ui, uploads: en }} locale={DEFAULT_LOCALE}>
      <FileUpload queue={queue} label="Product file" hint="CSV or JSON lines." maxBytes={MOST} accept=".csv" isMultiple />
    </TextsProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const makeFile = (size: number, name = 'a.csv') => new File([new Uint8Array(size).fill(65)], name, { lastModified: 1 })
const add = (...files: File[]) => act(async () => queue.add(files))
const settle = (ms = 10) => act(() => vi.advanceTimersByTimeAsync(ms))
const stateOf = (index = 0) => queue.read()[index]?.state

test('a file comes in growing parts and is told to be there', async () => {
  await add(makeFile(1_000_000))
  await settle()
  expect(stateOf()).toBe('done')
  expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(3)
  expect(screen.getByRole('status').textContent).toBe('a.csv has been uploaded.')
  expect(screen.getByRole('list', { name: 'Files' }).textContent).toContain('Uploaded')
})

test('what is empty or too large is told without a call; what the server refuses, in words', async () => {
  await add(makeFile(0, 'none.csv'), makeFile(MOST + 1, 'much.csv'))
  expect(screen.getByText(en['problem.empty'])).toBeTruthy()
  expect(screen.getByText(en['problem.too_large'])).toBeTruthy()
  expect(calls).toEqual([])
  answerPart = () => Response.json({ code: 'wrong_type' }, { status: 415 })
  await add(makeFile(10, 'program.csv'))
  await settle()
  expect(screen.getByText(en['problem.wrong_type'])).toBeTruthy()
})

test('a broken connection is asked how far it came and gone on with by itself', async () => {
  let breaks = 2
  answerPart = (offset) => {
    if (offset === 0 || breaks-- <= 0) return undefined
    throw new TypeError('network')
  }
  await add(makeFile(600_000))
  await settle()
  expect(screen.getByText(en['state.retrying'])).toBeTruthy()
  await settle(5000)
  expect(stateOf()).toBe('done')
  expect(calls.filter((call) => call === 'GET /api/uploads/u1')).toHaveLength(2)
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
})

test('paused and resumed, it goes on where it was; removed, it goes on the server as well', async () => {
  const opened = Promise.withResolvers<void>()
  gate = opened.promise
  await add(makeFile(600_000))
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Pause a.csv' }))
  opened.resolve()
  await settle()
  expect(stateOf()).toBe('paused')
  fireEvent.click(screen.getByRole('button', { name: 'Resume a.csv' }))
  await settle()
  expect(stateOf()).toBe('done')
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Remove a.csv' }))
  await settle()
  expect(calls.at(-1)).toBe('DELETE /api/uploads/u1')
  expect(screen.queryByRole('list', { name: 'Files' })).toBeNull()
})

test('files can be dropped and chosen', async () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeTruthy()
  Object.defineProperty(input, 'files', { value: [makeFile(5, 'chosen.csv')] })
  await act(async () => void fireEvent.change(input))
  const zone = screen.getByText('Product file').parentElement!
  const dataTransfer = { types: ['Files'], files: [makeFile(5, 'dropped.csv')] }
  await act(async () => void fireEvent.drop(zone, { dataTransfer }))
  await settle()
  expect(queue.read().map(({ name }) => name)).toEqual(['chosen.csv', 'dropped.csv'])
})
