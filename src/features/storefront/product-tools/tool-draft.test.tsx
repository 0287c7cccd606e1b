import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDrafts } from '#browser/draft/draft-store.ts'
import { endSession, enterAs, forgetEverything } from '#browser/draft/testing/session-end.ts'
import { sessionStore } from '#browser/storage.ts'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { ProjectPanel } from '#features/storefront/product-tools/project/project-panel.tsx'
import { ReplacementTool } from '#features/storefront/product-tools/replacement/replacement-tool.tsx'
import type { Schedule } from '#features/storefront/product-tools/schedule/use-schedule.client.ts'
import { en as schedules } from '#features/storefront/product-tools/texts/en.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const PAGE: PageContext = {
  tenant: { key: 'hbtbt', name: 'Halden Buildings', traits: {} },
  locale: DEFAULT_LOCALE,
  path: '/product-schedule',
  template: 'content-page-template',
  kind: 'Content',
  mode: 'publish',
  config: resolveSiteConfig('hbtbt', DEFAULT_LOCALE),
  flags: resolveFlags(),
  alternates: [],
}
const PROJECT = {
  id: 'p1',
  kind: 'general' as const,
  name: 'Plant 3',
  version: 1,
  lineCount: 2,
  updatedAt: '2026-11-15T10:00:00Z',
}

let requests: { method: string; url: string; body: unknown }[]
let answers: Record<string, () => Response | Promise<Response>>
beforeEach(() => {
  forgetEverything()
  requests = []
  answers = {}
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    requests.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const own = answers[method]
    if (own) return own()
    return url.endsWith('/projects') ? Response.json({ projects: [PROJECT] }) : Response.json({ ...PROJECT, lines: [] })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forgetEverything()
})

const open = (tool: ReactNode, sub: string) => {
  const page = render(
    <TextsProvider dictionaries={{ ui, 'product-tools': schedules }} locale={DEFAULT_LOCALE}>
      <PageProvider page={PAGE}>{tool}</PageProvider>
    </TextsProvider>,
  )
  enterAs(sub)
  return page
}

const numbers = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(schedules['replacement.numbers']) })

test.each([
  ['ann', 'HB-1\nHB-2'],
  ['ben', ''],
])('part numbers that were being typed when ann’s session ended: %s sees %j [T-66]', (sub, expected) => {
  const { unmount } = open(<ReplacementTool />, 'ann')
  fireEvent.change(numbers(), { target: { value: 'HB-1\nHB-2' } })
  endSession(unmount)
  open(<ReplacementTool />, sub)
  expect(numbers().value).toBe(expected)
})

test('numbers that were answered are kept by the tool itself', async () => {
  answers['POST'] = () => Response.json({ answers: [], products: [] })
  open(<ReplacementTool />, 'ann')
  fireEvent.change(numbers(), { target: { value: 'HB-1' } })
  fireEvent.click(screen.getByRole('button', { name: schedules['replacement.find'] }))
  await screen.findByRole('button', { name: schedules['replacement.restart'] })
  keepDrafts()
  expect(sessionStore.read('formDrafts')).toBeUndefined()
})

const schedule = (changes: Partial<Schedule> = {}) =>
  ({ lines: [{}], project: undefined, name: 'Plant 4', rename: vi.fn(), change: vi.fn(), ...changes }) as unknown as Schedule
const panel = (changes?: Partial<Schedule>) => <ProjectPanel kind={PROJECT.kind} schedule={schedule(changes)} />
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: schedules['project.name'] })
const clickRename = async () => fireEvent.click(await screen.findByRole('button', { name: /^Rename.*Plant 3/ }))

test('a new name of a project that was being typed when the session ended is asked for again', async () => {
  const { unmount } = open(panel(), 'ann')
  await clickRename()
  fireEvent.change(nameField(), { target: { value: 'Plant 3, hall B' } })
  endSession(unmount)
  open(panel(), 'ann')
  await waitFor(() => expect(nameField().value).toBe('Plant 3, hall B'))
})

test('a name that could not be saved says so, and is there again', async () => {
  answers['PUT'] = () => new Response('', { status: 503 })
  open(panel(), 'ann')
  await clickRename()
  fireEvent.change(nameField(), { target: { value: 'Plant 3, hall B' } })
  fireEvent.click(screen.getByRole('button', { name: schedules['project.rename.confirm'] }))
  await screen.findByText(schedules['project.failed'])
  await clickRename()
  expect(nameField().value).toBe('Plant 3, hall B')
})

test('a project that could not be deleted says so', async () => {
  answers['DELETE'] = () => new Response('', { status: 503 })
  open(panel(), 'ann')
  fireEvent.click(await screen.findByRole('button', { name: /^Delete.*Plant 3/ }))
  fireEvent.click(screen.getByRole('button', { name: schedules['project.delete.confirm'] }))
  expect(await screen.findByText(schedules['project.failed'])).toBeTruthy()
})

test('two quick clicks save one project', async () => {
  let answer: (response: Response) => void = () => {}
  answers['PUT'] = () => new Promise((resolve) => (answer = resolve))
  open(panel(), 'ann')
  await screen.findByRole('button', { name: /^Rename.*Plant 3/ })
  const save = screen.getByRole('button', { name: schedules['project.save'] })
  fireEvent.click(save)
  fireEvent.click(save)
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  await act(async () => answer(Response.json({ id: 'p2', version: 1 })))
})

test('projects that did not come can be asked for again', async () => {
  answers['GET'] = () => Response.json({ error: 'Busy.' }, { status: 503 })
  open(panel(), 'ann')
  const again = await screen.findByRole('button', { name: 'Try again' })
  delete answers['GET']
  fireEvent.click(again)
  expect(await screen.findByRole('button', { name: /^Rename.*Plant 3/ })).toBeTruthy()
})
