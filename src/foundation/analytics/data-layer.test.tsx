import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDataLayer } from '#foundation/analytics/data-layer.client.ts'

const clear = (): void => void Reflect.deleteProperty(window, 'adobeDataLayer')
beforeEach(clear)
afterEach(() => {
  clear()
  vi.unstubAllGlobals()
})

test('a listener hears what came before it and what comes after', () => {
  const layer = openDataLayer()
  layer.push({ event: 'page.view' }, { event: 'search', query: 'valve' })
  const heard: unknown[] = []
  layer.addEventListener('search', (item) => heard.push(item))
  layer.push({ event: 'search', query: 'pump' }, { event: 'login' })
  expect(heard).toEqual([
    { event: 'search', query: 'valve' },
    { event: 'search', query: 'pump' },
  ])
  expect(openDataLayer()).toBe(layer)
  expect(layer.map(({ event }) => event)).toEqual(['page.view', 'search', 'search', 'login'])
})

test.each([
  ['past', ['a']],
  ['future', ['b']],
  ['all', ['a', 'b']],
] as const)('one that asks for %s hears %o', (scope, expected) => {
  const layer = openDataLayer()
  layer.push({ event: 'x', at: 'a' })
  const heard: unknown[] = []
  layer.addEventListener('x', ({ at }) => heard.push(at), { scope })
  layer.push({ event: 'x', at: 'b' })
  expect(heard).toEqual(expected)
})

test('the state is what all pushes say together, and nobody else can change it', () => {
  const layer = openDataLayer()
  layer.push({ page: { kind: 'Home', path: '/' } }, { event: 'search', page: { path: '/search' }, query: 'valve' })
  const state = layer.getState()
  expect(state).toEqual({ page: { kind: 'Home', path: '/search' }, query: 'valve' })
  ;(state as { query: string }).query = 'changed'
  expect([
    layer.getState('query'),
    layer.getState('page.kind'),
    layer.getState('page.no'),
    layer.getState('__proto__.x'),
  ]).toEqual(['valve', 'Home', undefined, undefined])
  layer.push({ query: undefined })
  expect(layer.getState('query')).toBeUndefined()
})

test('what a tag queued before is taken over, its functions are called', () => {
  const heard: unknown[] = []
  window.adobeDataLayer = [{ tag: 'one' }, (layer) => layer.addEventListener('login', (item) => heard.push(item))]
  const layer = openDataLayer()
  layer.push({ event: 'login' })
  expect([layer.getState('tag'), heard]).toEqual(['one', [{ event: 'login' }]])
})

test('a listener that fails or leaves disturbs no other', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const layer = openDataLayer()
  const heard = vi.fn()
  const fail = (): never => {
    throw new Error('tag')
  }
  layer.addEventListener('x', fail)
  layer.addEventListener('x', heard)
  layer.push({ event: 'x' })
  layer.removeEventListener('x', fail)
  layer.push({ event: 'x' })
  expect([report.mock.calls.length, heard.mock.calls.length]).toEqual([1, 2])
})
