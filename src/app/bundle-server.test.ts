import { expect, test } from 'vitest'
import { keepPlaces } from '#app/bundle-server.ts'

const bundle = (code: string, id: string): unknown => {
  const { transform } = keepPlaces('/shop', '/shop/dist/1/server')
  if (typeof transform !== 'function') throw new Error('no transform')
  return Reflect.apply(transform, undefined, [code, id])
}

test.each([
  ['new URL("a.worker.ts", import.meta.url)', 'new URL("a.worker.ts", new URL("../../../src/jobs/a.ts", import.meta.url).href)'],
  ['join(import.meta.dirname, "x")', 'join(`${import.meta.dirname}/../../../src/jobs`, "x")'],
  ['if (import.meta.main) go()', 'if (false) go()'],
  ['import.meta.resolve("pg")', 'import.meta.resolve("pg")'],
])('a module of a bundle finds what lies beside its source: %s', (code, expected) => {
  expect(bundle(code, '/shop/src/jobs/a.ts')).toBe(expected)
})

test('packages and modules that ask for no place stay as they are', () => {
  expect(bundle('import.meta.url', '/shop/node_modules/pg/index.js')).toBeNull()
  expect(bundle('1 + 1', '/shop/src/jobs/a.ts')).toBeNull()
})
