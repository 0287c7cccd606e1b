import { expect, test } from 'vitest'
import { isDescriptionPath, isInternalPath, isOnInternalPort, isTrustedCaller } from '#platform/http/internal.rules.ts'

test.each([
  ['/metrics', true, false, true],
  ['/api/openapi.json', true, true, true],
  ['/api/docs', true, true, true],
  ['/api/docs/openapi.json', true, true, true],
  ['/api/docs/start.js', true, true, true],
  ['/healthz', false, false, true],
  ['/readyz', false, false, true],
  ['/us/en', false, false, false],
  ['/api/cart/v1', false, false, false],
  ['/metrics/', false, false, false],
])('%s', (path, internal, description, onPort) =>
  expect([isInternalPath(path), isDescriptionPath(path), isOnInternalPort(path)]).toEqual([internal, description, onPort]),
)

const NOBODY = { isOpen: false, cameByInternalPort: false, hasMetricsKey: false }
test.each([
  ['nobody', NOBODY, false],
  ['the demo', { ...NOBODY, isOpen: true }, true],
  ['the internal port', { ...NOBODY, cameByInternalPort: true }, true],
  ['the key', { ...NOBODY, hasMetricsKey: true }, true],
])('%s may read them: %o', (_, caller, expected) => expect(isTrustedCaller(caller)).toBe(expected))
